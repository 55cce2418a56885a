import LookKit
import Raster
import Testing
import ViewKit

/// Symbols by the names that apps use, in their weights and scales.
@MainActor
struct SymbolTests {
  private let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> UIImage? {
    stage.perform { UIImage(systemName: name, withConfiguration: configuration) }
  }

  /// How many pixels' worth of ink an image has.
  private func ink(_ image: UIImage?) -> Int { image?.cgImage?.bitmap.pixels.reduce(0) { $0 + Int($1.alpha) } ?? 0 }

  @Test func everyShapeDraws() {
    for name in SymbolShapes.all.keys.sorted() { #expect(ink(symbol(name)) > 2000, "\(name)") }
    #expect(SymbolShapes.all.count > 110 && stage.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "heart.fill", "plus.circle", "plus.circle.fill", "xmark.square.fill", "bell.slash", "bell.slash.fill",
    "mic.slash.circle.fill",
    "checkmark.shield.fill", "person.crop.circle.fill", "gearshape.fill", "exclamationmark.triangle.fill", "arrow.up.circle",
  ])
  func shapesAreJoined(name: String) {
    #expect(ink(symbol(name)) > 4000 && symbol(name)?.isSymbolImage == true)
  }

  /// A symbol that is shown ten times as large has edges as sharp as a small one's.
  @Test func imageViewsDrawSymbolsAtTheSizeShown() throws {
    let image = try #require(symbol("square.fill"))
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    stage.perform { stage.window.addSubview(view) }
    let small = view.layer.contentsScale
    view.frame = CGRect(x: 0, y: 0, width: image.size.width * 10, height: image.size.height * 10)
    stage.advance(to: 0)
    #expect(small == 2 && abs(view.layer.contentsScale - 20) < 1e-6)
    #expect(view.image === image && view.intrinsicContentSize == image.size)
    view.contentMode = .center
    view.setNeedsLayout()
    stage.advance(to: 0)
    #expect(view.layer.contentsScale == 2)
  }

  @Test func palettesColourTheSignAndItsFrame() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let image = try #require(symbol("heart.circle.fill", palette.applying(.init(pointSize: 40))))
    let bitmap = try #require(image.cgImage?.bitmap)
    let reds = bitmap.pixels.count { $0.red > 200 && $0.blue < 50 }
    let blues = bitmap.pixels.count { $0.blue > 200 && $0.red < 50 }
    #expect(reds > 300 && blues > 1000 && !image.isTinted)
    let shades = try #require(symbol("heart.circle.fill", .init(hierarchicalColor: .red))?.cgImage?.bitmap)
    #expect(shades.pixels.contains { $0.alpha == 255 } && shades.pixels.count { $0.alpha == 51 } > 20)
  }

  @Test func sequencesRunInImageViews() throws {
    func filled(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
    }
    let (one, two) = stage.perform { (filled(.red), filled(.blue)) }
    let sequence = try #require(UIImage.animatedImage(with: [one, two], duration: 2))
    #expect(sequence.images == [one, two] && sequence.duration == 2 && UIImage.animatedImage(with: [], duration: 1) == nil)
    let view = UIImageView(image: sequence)
    stage.perform { stage.window.addSubview(view) }
    stage.advance(to: 0.5)
    #expect(stage.snapshot()[8, 8].red == 255)
    stage.advance(to: 1.5)
    #expect(stage.snapshot()[8, 8].blue == 255 && stage.snapshot()[8, 8].red == 0)
    view.image = one
    stage.advance(to: 1.5)
    #expect(stage.snapshot()[8, 8].red == 255 && view.layer.animationKeys() == nil)
  }

  @Test func unknownNamesAreToldWithNearOnes() {
    #expect(symbol("hart") == nil && symbol("plus.fill") == nil && symbol("") == nil)
    #expect(stage.diagnostics.count == 3)
    #expect(stage.diagnostics[0].text.hasPrefix("there is no symbol “hart”: use “heart”, "))
    let near = symbol("arrow.down.to.nowhere")
    #expect(near == nil && stage.diagnostics[3].text.contains("“arrow.down.to.line”"))
    for _ in 0..<2 { #expect(symbol("pawprint.fill") == nil && symbol("up.2.circle") == nil) }
    #expect(
      stage.diagnostics.dropFirst(4).map(\.text)
        == ["pawprint.fill", "up.2.circle"].map {
          "there is no symbol “\($0)”, nor one like it: use an image of your own in an asset catalogue"
        })
  }

  @Test func weightsAndSizesGrow() {
    let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let inks = weights.map { ink(symbol("circle", UIImage.SymbolConfiguration(weight: $0))) }
    #expect(inks == inks.sorted() && Set(inks).count == 9)
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let widths = scales.map { symbol("circle", UIImage.SymbolConfiguration(scale: $0))?.size.width ?? 0 }
    #expect(widths == widths.sorted() && Set(widths).count == 3)
    #expect(symbol("circle", UIImage.SymbolConfiguration(scale: .default))?.size == symbol("circle")?.size)
    // Beside body text a circle is as high as on iOS: about 19 points.
    let size = symbol("circle")?.size ?? .zero
    #expect((18...20).contains(size.height) && (19...21).contains(size.width))
    let large = symbol("circle", UIImage.SymbolConfiguration(pointSize: 34))?.size ?? .zero
    #expect(abs(large.width - 2 * size.width) <= 1)
  }

  @Test func symbolsStandInTheMiddleOfCapitals() throws {
    let image = try #require(symbol("circle"))
    let baseline = try #require(image.baselineOffsetFromBottom)
    #expect(abs(image.size.height / 2 - baseline - 17 * 1443 / 2048 / 2) < 0.01)
    #expect(UIImage().baselineOffsetFromBottom == nil && UIImage().symbolConfiguration == nil)
  }

  @Test func configurationsAreJoined() throws {
    let one = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let both = one.applying(UIImage.SymbolConfiguration(scale: .large)).applying(UIImage.SymbolConfiguration(weight: .light))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .light, scale: .large) && both.hash == both.hash)
    #expect(both.withoutScale().isEqual(to: UIImage.SymbolConfiguration(pointSize: 20, weight: .light)))
    #expect(
      both.withoutWeight() == UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(scale: .large)))
    #expect(both.withoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
    #expect(one.applying(nil) === one && UIImage.SymbolConfiguration.unspecified != one && one.traitCollection == nil)
    let image = try #require(symbol("plus", one))
    let applied = stage.perform { image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40)) }
    #expect(applied?.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
    #expect(stage.perform { image.withConfiguration(both) }.configuration == both)
    #expect(stage.perform { UIImage().applyingSymbolConfiguration(one) } == nil)
    #expect(stage.perform { UIImage(systemName: "plus", compatibleWith: nil) }?.size == symbol("plus")?.size)
  }

  @Test func viewsTintSymbols() {
    let view = UIImageView(image: symbol("square.fill"))
    view.tintColor = .red
    stage.window.addSubview(view)
    stage.advance(to: 0)
    #expect(stage.snapshot()[20, 20] == Pixel(red: 255, green: 0, blue: 0))
    view.image = view.image?.withTintColor(.blue, renderingMode: .alwaysOriginal)
    stage.advance(to: 0.1)
    #expect(stage.snapshot()[20, 20] == Pixel(red: 0, green: 0, blue: 255))
    view.image = symbol("square.fill")
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 5)
    stage.advance(to: 0.2)
    #expect(view.layer.contents as? CGImage !== view.image?.cgImage)
  }
}
