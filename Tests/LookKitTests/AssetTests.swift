import LookKit
import Raster
import Testing
import ViewKit

/// Images and colours by name, from asset catalogues and folders as projects have them.
@MainActor
@Suite final class AssetTests {
  private let root: String
  private let bundle: Bundle

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/assets-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    bundle = try #require(Bundle(path: root))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  private func write(_ path: String, _ data: Data) throws {
    let directory = (root + "/" + path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: root + "/" + path))
  }

  private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// A picture of one colour, some pixels wide.
  private func write(_ path: String, _ color: Pixel, side: Int) throws {
    let image = UIImage(cgImage: CGImage(Bitmap(width: side, height: side, fill: color)))
    try write(path, #require(image.pngData()))
  }

  private func image(_ name: String, _ style: UIUserInterfaceStyle = .light) -> UIImage? {
    UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: style))
  }

  private func image(_ name: String, on stage: Stage) -> UIImage? {
    stage.perform { UIImage(named: name, in: bundle, compatibleWith: nil) }
  }

  private func pixel(_ image: UIImage?) -> Pixel? { image?.cgImage?.bitmap[0, 0] }

  private func stage(scale: CGFloat = 2) -> Stage { Stage(size: CGSize(width: 20, height: 20), scale: scale) }

  @Test func anImageSetHasOneImageForEachScale() throws {
    let set = "App/Assets.xcassets/photo.imageset"
    try write(
      set + "/Contents.json",
      """
      {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "two.png", "scale": "2x"},
      {"idiom": "universal", "filename": "three.png", "scale": "3x"}], "info": {"version": 1, "author": "xcode"}}
      """)
    try write(set + "/two.png", .pureRed, side: 20)
    try write(set + "/three.png", .pureBlue, side: 30)
    for (scale, color) in [(1, Pixel.pureBlue), (2, .pureRed), (3, .pureBlue)] as [(CGFloat, Pixel)] {
      let stage = stage(scale: scale)
      let image = try #require(self.image("photo", on: stage))
      #expect(pixel(image) == color && image.size == CGSize(width: 10, height: 10) && image.renderingMode == .automatic)
      #expect(stage.diagnostics.isEmpty)
    }
  }

  @Test func darkSurroundingsShowTheDarkImage() throws {
    let set = "Assets.xcassets/moon.imageset"
    try write(
      set + "/Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "day.png"},
      {"idiom": "universal", "filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"idiom": "universal", "filename": "loud.png", "appearances": [{"appearance": "contrast", "value": "high"}]}],
      "properties": {"template-rendering-intent": "template"}}
      """)
    try write(set + "/day.png", .pureRed, side: 4)
    try write(set + "/night.png", Pixel(red: 0, green: 0, blue: 0, alpha: 0), side: 4)
    #expect(pixel(image("moon")) == .pureRed && pixel(image("moon", .dark))?.alpha == 0)
    let stage = stage()
    let view = UIImageView(image: image("moon")?.withRenderingMode(.alwaysOriginal))
    stage.window.addSubview(view)
    stage.advance(to: 0)
    #expect(stage.snapshot()[1, 1] == .pureRed)
    view.overrideUserInterfaceStyle = .dark
    stage.advance(to: 0.1)
    #expect(stage.snapshot()[1, 1] == Pixel(red: 0, green: 0, blue: 0))
    #expect(image("moon")?.renderingMode == .alwaysTemplate)
  }

  @Test func assetsOfAppsAreRegisteredByTraits() {
    let asset = UIImageAsset()
    let (one, other) = ([Pixel.pureRed, .pureBlue].map { UIImage(cgImage: CGImage(Bitmap(width: 1, height: 1, fill: $0))) }).pair
    asset.register(one, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(other, with: UITraitCollection(userInterfaceStyle: .dark))
    let image = asset.image(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(pixel(image) == .pureBlue && image.imageAsset === asset)
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(pixel(asset.image(with: UITraitCollection(userInterfaceStyle: .dark))) == .pureRed)
  }

  @Test func vectorsAreRefusedByName() throws {
    let set = "Assets.xcassets/logo.imageset"
    try write(set + "/Contents.json", #"{"images": [{"idiom": "universal", "filename": "logo.pdf"}]}"#)
    try write(set + "/logo.pdf", "%PDF-1.4")
    try write("Assets.xcassets/empty.imageset/Contents.json", "{")
    let stage = stage()
    #expect(image("logo", on: stage) == nil && image("empty", on: stage) == nil)
    let words = "logo.pdf is of a kind that is not drawn (PDF): give its set PNGs at 1x, 2x and 3x beside it"
    #expect(stage.diagnostics.first?.text.hasSuffix(words) == true)
    #expect(stage.diagnostics.count == 2 && image("nobody has this", on: stage) == nil && stage.diagnostics.count == 2)
  }

  @Test func groupsMayBePartOfNames() throws {
    for group in ["Plain", "Spaced"] {
      try write("Assets.xcassets/\(group)/\(group.lowercased()).imageset/Contents.json", #"{"images": [{"filename": "a.png"}]}"#)
      try write("Assets.xcassets/\(group)/\(group.lowercased()).imageset/a.png", .pureGreen, side: 1)
    }
    try write("Assets.xcassets/Spaced/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    #expect(image("plain") != nil && image("Plain/plain") == nil && image("Spaced/spaced") != nil && image("spaced") == nil)
  }

  @Test func padsHaveImagesOfTheirOwn() throws {
    try write(
      "Assets.xcassets/a.imageset/Contents.json",
      #"{"images": [{"idiom": "ipad", "filename": "pad.png"}, {"idiom": "iphone", "filename": "phone.png"}]}"#)
    try write("Assets.xcassets/a.imageset/pad.png", .pureGreen, side: 1)
    try write("Assets.xcassets/a.imageset/phone.png", .pureRed, side: 1)
    for (idiom, color) in [(UIUserInterfaceIdiom.pad, Pixel.pureGreen), (.phone, .pureRed)] {
      #expect(pixel(UIImage(named: "a", in: bundle, compatibleWith: UITraitCollection(userInterfaceIdiom: idiom))) == color)
    }
  }

  @Test func filesLieInFoldersWithTheirScales() throws {
    try write("Images/icon.png", .pureRed, side: 10)
    try write("Images/icon@2x.png", .pureGreen, side: 20)
    try write("Images/icon@3x~ipad.png", .pureBlue, side: 30)
    let stage = stage()
    for name in ["icon", "icon.png", "Images/icon"] {
      let image = try #require(self.image(name, on: stage))
      #expect(pixel(image) == .pureGreen && image.scale == 2 && image.size.width == 10)
    }
    #expect(image("Other/icon", on: stage) == nil)
  }

  @Test func insetsComeFromTheCatalogue() throws {
    try write(
      "Assets.xcassets/box.imageset/Contents.json",
      """
      {"images": [{"filename": "box.png", "scale": "2x", "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1,
      "height": 1}, "cap-insets": {"top": 2, "left": 4, "bottom": 2, "right": 4}}}]}
      """)
    try write("Assets.xcassets/box.imageset/box.png", .pureRed, side: 12)
    #expect(image("box")?.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
  }

  // MARK: Colours

  private func color(_ json: String, _ style: UIUserInterfaceStyle = .light) throws -> [CGFloat]? {
    let name = UUID().uuidString
    // A stage reads a project once, so each colour has a project of its own.
    try write("\(name)/Assets.xcassets/\(name).colorset/Contents.json", #"{"colors": [\#(json)]}"#)
    let bundle = try #require(Bundle(path: root + "/" + name))
    let color = UIColor(named: name, in: bundle, compatibleWith: nil)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: .normal),
    ])
    return color?.resolvedColor(with: traits).cgColor.components?.map { ($0 * 255).rounded() }
  }

  private func components(_ components: String, space: String = "srgb") -> String {
    #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
  }

  @Test(arguments: [
    #""red": "0.502", "green": "1.000", "blue": "0.000", "alpha": "0.500""#,
    #""red": "0x80", "green": "0xFF", "blue": "0x00", "alpha": "0.500""#,
    #""red": "128", "green": "255", "blue": "0", "alpha": "0.5""#,
    #""red": 0.502, "green": 1.0, "blue": 0.0, "alpha": 0.5"#,
  ])
  func numbersHaveEveryForm(of numbers: String) throws {
    #expect(try color(components(numbers)) == [128, 255, 0, 128])
  }

  @Test func spacesAreConverted() throws {
    // Display P3's red at 0.5 is this red in sRGB; its full red lies outside.
    let p3 = #""red": "0.500", "green": "0.300", "blue": "0.200", "alpha": "1.000""#
    #expect(try color(components(p3, space: "display-p3")) == [136, 73, 45, 255])
    #expect(
      try color(components(#""red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1""#, space: "display-p3")) == [
        255, 0, 0, 255,
      ])
    #expect(try color(components(#""white": "0.5", "alpha": "1.0""#, space: "gray-gamma-22")) == [128, 128, 128, 255])
    #expect(
      try color(components(#""red": "0.5", "green": "0.0", "blue": "1.0""#, space: "extended-linear-srgb")) == [188, 0, 255, 255])
  }

  @Test func colorsFollowTheAppearance() throws {
    let dark =
      #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"reference": "systemRedColor"}}"#
    let both = components(#""red": "0", "green": "0", "blue": "255""#) + ", " + dark
    #expect(try color(both) == [0, 0, 255, 255] && color(both, .dark) == [255, 69, 58, 255])
    let strong = #"{"appearances": [{"appearance": "contrast", "value": "high"}], "color": {"components": {"white": "1.0"}}}"#
    #expect(try color(components(#""white": "0.0""#) + ", " + strong) == [0, 0, 0, 255])
  }

  @Test func brokenColorsAreNone() throws {
    let stage = stage()
    _ = stage.window
    #expect(try color(components(#""red": "x", "green": "0", "blue": "0""#)) == nil)
    #expect(try color(#"{"idiom": "mac"}"#) == nil)
    #expect(UIColor(named: "nobody has this", in: bundle, compatibleWith: nil) == nil)
    #expect(stage.diagnostics.count == 2)
  }

  @Test func dataSetsHaveBytes() throws {
    try write("Assets.xcassets/list.dataset/Contents.json", #"{"data": [{"idiom": "universal", "filename": "a.json"}]}"#)
    try write("Assets.xcassets/list.dataset/a.json", "[1]")
    #expect(NSDataAsset(name: "list", bundle: bundle)?.data == Data("[1]".utf8) && NSDataAsset(name: "list") == nil)
  }

  // MARK: Places

  @Test func aSourcesProjectIsLookedThrough() throws {
    try write("Package.swift", "")
    try write("Sources/App/Screens/Detail.swift", "")
    try write("Other/Assets.xcassets/star.imageset/Contents.json", #"{"images": [{"filename": "a.png"}]}"#)
    try write("Other/Assets.xcassets/star.imageset/a.png", .pureRed, side: 1)
    try write("Sources/App/Assets.xcassets/star.imageset/Contents.json", #"{"images": [{"filename": "a.png"}]}"#)
    try write("Sources/App/Assets.xcassets/star.imageset/a.png", .pureGreen, side: 1)
    try write("Other/near.png", .pureBlue, side: 1)
    AssetPlaces.sources.append(root + "/Sources/App/Screens/Detail.swift")
    defer { AssetPlaces.sources.removeLast() }
    #expect(pixel(UIImage(named: "star")) == .pureGreen, "the catalogue nearer to the source")
    #expect(pixel(UIImage(named: "near")) == .pureBlue)
  }

  @Test func whatIsReadIsKeptByTheStage() throws {
    try write("a.png", .pureRed, side: 1)
    let stage = stage()
    #expect(pixel(image("a", on: stage)) == .pureRed)
    try FileManager.default.removeItem(atPath: root + "/a.png")
    #expect(pixel(image("a", on: stage)) == .pureRed)
    #expect(image("a", on: self.stage()) == nil)
  }

  // MARK: Edges that keep their size

  @Test func edgesKeepTheirSize() throws {
    var bitmap = Bitmap(width: 3, height: 3, fill: .pureGreen)
    for index in 0..<3 {
      (bitmap[index, 0], bitmap[0, index], bitmap[2, index], bitmap[index, 2]) = (.pureRed, .pureRed, .pureRed, .pureRed)
    }
    let image = UIImage(cgImage: CGImage(bitmap)).stretchableImage(withLeftCapWidth: 1, topCapHeight: 1)
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let stage = stage(scale: 1)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.image = image
    stage.window.addSubview(view)
    stage.advance(to: 0)
    let shown = stage.snapshot()
    #expect(shown[0, 4] == .pureRed && shown[1, 4] == .pureGreen && shown[7, 7] == .pureGreen && shown[8, 8] == .pureRed)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    let pixels = try #require(drawn.cgImage?.bitmap)
    #expect(pixels[0, 4] == .pureRed && pixels[1, 4] == .pureGreen && pixels[7, 7] == .pureGreen && pixels[8, 8] == .pureRed)
    view.image = UIImage()
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

extension [UIImage] {
  fileprivate var pair: (UIImage, UIImage) { (self[0], self[1]) }
}

extension Pixel {
  fileprivate static let pureRed = Pixel(red: 255, green: 0, blue: 0)
  fileprivate static let pureGreen = Pixel(red: 0, green: 255, blue: 0)
  fileprivate static let pureBlue = Pixel(red: 0, green: 0, blue: 255)
}
