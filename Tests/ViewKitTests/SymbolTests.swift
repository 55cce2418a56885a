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

  @Test func unknownNamesAreToldWithNearOnes() {
    #expect(symbol("hart") == nil && symbol("plus.fill") == nil && symbol("") == nil)
    #expect(stage.diagnostics.count == 3)
    #expect(stage.diagnostics[0].text.hasPrefix("there is no symbol “hart”: use “heart”, "))
    let near = symbol("arrow.down.to.nowhere")
    #expect(near == nil && stage.diagnostics[3].text.contains("“arrow.down.to.line”"))
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
