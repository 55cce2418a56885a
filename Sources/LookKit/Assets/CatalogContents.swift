/// What a `Contents.json` of an asset catalogue says.
struct CatalogContents: Decodable, Sendable {
  struct Properties: Decodable, Sendable {
    let providesNamespace: Bool?
    /// `template` or `original`.
    let intent: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case intent = "template-rendering-intent"
    }
  }

  let images: [CatalogEntry]?
  let symbols: [CatalogEntry]?
  let colors: [CatalogEntry]?
  let data: [CatalogEntry]?
  let properties: Properties?

  /// Nil where the directory has no such file, or one that is no such text.
  init?(ofSet directory: String) {
    guard let text = FileManager.default.contents(atPath: directory + "/Contents.json"),
      let contents = try? JSONDecoder().decode(CatalogContents.self, from: text)
    else { return nil }
    self = contents
  }
}

/// One of a set's images or colours, and the surroundings that it is meant for.
struct CatalogEntry: Decodable, Sendable {
  struct Appearance: Decodable, Sendable {
    let appearance: String
    let value: String
  }

  let filename: String?
  let idiom: String?
  /// `1x`, `2x` or `3x`; nil for one image at every scale.
  let scale: String?
  let appearances: [Appearance]?
  let color: CatalogColor?
  let resizing: CatalogResizing?
  /// Kinds of surroundings that are seldom told apart; entries that name one come after those that name none.
  private let rarer: [String]
  /// Whether the entry is for lines that run from right to left, or for another system.
  private let isForOthers: Bool

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case filename, idiom, scale, appearances, color, resizing
    case subtype, platform, gamut = "display-gamut", width = "width-class", height = "height-class"
    case screen = "screen-width", memory, graphics = "graphics-feature-set", direction = "language-direction", locale
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) -> String? { try? values.decode(String.self, forKey: key) }
    filename = text(.filename)
    (idiom, scale) = (text(.idiom), text(.scale))
    appearances = try? values.decode([Appearance].self, forKey: .appearances)
    color = try? values.decode(CatalogColor.self, forKey: .color)
    resizing = try? values.decode(CatalogResizing.self, forKey: .resizing)
    let rarer: [CodingKeys] = [.subtype, .width, .height, .screen, .memory, .graphics, .locale]
    self.rarer = rarer.compactMap(text) + [text(.gamut)].compactMap { $0 == "sRGB" ? nil : $0 }
    isForOthers = text(.direction) == "right-to-left" || (text(.platform).map { $0 != "ios" } ?? false)
  }

  /// The style that the entry is for; nil for any.
  var style: UIUserInterfaceStyle? {
    switch appearances?.first(where: { $0.appearance == "luminosity" })?.value {
    case "dark": .dark
    case "light": .light
    default: nil
    }
  }

  /// The scale as a number.
  var pixels: Int? { scale.flatMap { Int($0.prefix { $0.isNumber }) } }

  /// How far the entry is from what is wanted, by what counts most first; nil where it is for other surroundings.
  func distance(from wanted: AssetWish) -> [Int]? {
    let isStrong = appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } == true
    guard !isForOthers, !isStrong || wanted.isStrong else { return nil }
    let device = idiom ?? "universal"
    guard device == "universal" || device == wanted.idiom else { return nil }
    let style = style
    guard style == nil || style == wanted.style else { return nil }
    return [device == "universal" ? 1 : 0, style == nil ? 1 : 0, isStrong ? 0 : 1, rarer.count, wanted.distance(ofScale: pixels)]
  }
}

/// The surroundings that an image or a colour is wanted for.
struct AssetWish: Hashable {
  var style = UIUserInterfaceStyle.light
  /// Whether more contrast is asked for.
  var isStrong = false
  /// `iphone` or `ipad`, as catalogues call them.
  var idiom = "iphone"
  var scale = 1

  /// The scale itself comes first, then larger ones before smaller ones.
  func distance(ofScale pixels: Int?) -> Int { pixels == scale ? 0 : 9 - (pixels ?? 1) }

  /// The entry that fits best, the first of equals; nil where none fits.
  func best(of entries: [CatalogEntry]) -> CatalogEntry? {
    let distances = entries.compactMap { entry in entry.distance(from: self).map { (entry: entry, distance: $0) } }
    return distances.min { $0.distance.lexicographicallyPrecedes($1.distance) }?.entry
  }
}

/// How much of an image's edges keeps its size where the image is made larger, in pixels.
struct CatalogResizing: Decodable, Sendable {
  private let caps: [String: Double]

  private enum CodingKeys: String, CodingKey { case caps = "cap-insets" }

  init(from decoder: any Decoder) throws {
    caps = try decoder.container(keyedBy: CodingKeys.self).decode([String: Double].self, forKey: .caps)
  }

  func insets(scale: CGFloat) -> UIEdgeInsets {
    func inset(_ side: String) -> CGFloat { CGFloat(caps[side] ?? 0) / scale }
    return UIEdgeInsets(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
  }
}
