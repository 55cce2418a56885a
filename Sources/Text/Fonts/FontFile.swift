/// A font file of the fixed list. Which fonts a system has otherwise changes no picture, because it is never asked.
public enum FontFile: Sendable, Hashable {
  /// The font that stands in for the system's: Inter, in nine weights. The display cut is for large sizes.
  case inter(weight: FontWeight, isItalic: Bool, isDisplay: Bool)
  /// Chinese and Japanese, in one weight.
  case droidFallback
  /// Korean.
  case nanum(isBold: Bool)
  /// Hebrew, Arabic and symbols.
  case dejaVu(isBold: Bool)
  /// Text whose letters are all as wide.
  case dejaVuMono(isBold: Bool)
  /// Text with serifs.
  case dejaVuSerif(isBold: Bool)

  /// Where Debian's packages put the file.
  public var path: String {
    switch self {
    case .inter(let weight, let isItalic, let isDisplay):
      "/usr/share/fonts/opentype/inter/Inter\(isDisplay ? "Display" : "")-\(weight.interName(isItalic)).otf"
    case .droidFallback: "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf"
    case .nanum(let isBold): "/usr/share/fonts/truetype/nanum/NanumGothic\(isBold ? "Bold" : "").ttf"
    case .dejaVu(let isBold): "/usr/share/fonts/truetype/dejavu/DejaVuSans\(isBold ? "-Bold" : "").ttf"
    case .dejaVuMono(let isBold): "/usr/share/fonts/truetype/dejavu/DejaVuSansMono\(isBold ? "-Bold" : "").ttf"
    case .dejaVuSerif(let isBold): "/usr/share/fonts/truetype/dejavu/DejaVuSerif\(isBold ? "-Bold" : "").ttf"
    }
  }

  /// The Debian package that brings the file.
  public var package: String {
    switch self {
    case .inter: "fonts-inter"
    case .droidFallback: "fonts-droid-fallback"
    case .nanum: "fonts-nanum"
    case .dejaVu, .dejaVuMono, .dejaVuSerif: "fonts-dejavu-core"
    }
  }

  /// The weight that the file has.
  public var weight: FontWeight {
    switch self {
    case .inter(let weight, _, _): weight
    case .droidFallback: .regular
    case .nanum(let isBold), .dejaVu(let isBold), .dejaVuMono(let isBold), .dejaVuSerif(let isBold): isBold ? .bold : .regular
    }
  }

  /// The files that are asked in turn for a character that a text's own font lacks.
  static func fallbacks(for character: Unicode.Scalar, _ weight: FontWeight, isItalic: Bool, isDisplay: Bool) -> [FontFile] {
    let isBold = weight >= .semibold
    let korean = FontFile.nanum(isBold: isBold)
    let others: [FontFile] =
      LineBreakClass(character).isKorean ? [korean, .droidFallback] : [.droidFallback, korean]
    return [.inter(weight: weight, isItalic: isItalic, isDisplay: isDisplay)] + others + [.dejaVu(isBold: isBold)]
  }
}

/// A weight as CSS and OpenType count it, from 100 to 900.
public struct FontWeight: Sendable, Hashable, Comparable {
  /// The weight, a hundred of 100 to 900.
  public let value: Int

  /// The nearest hundred.
  public init(_ value: Int) {
    self.value = min(max((value + 50) / 100 * 100, 100), 900)
  }

  /// The weight of running text.
  public static let regular = FontWeight(400)
  /// A little heavier than regular.
  public static let medium = FontWeight(500)
  /// The weight of headlines.
  public static let semibold = FontWeight(600)
  /// The weight that fonts call bold.
  public static let bold = FontWeight(700)

  /// Whether the first weight is the lighter one.
  public static func < (one: FontWeight, other: FontWeight) -> Bool { one.value < other.value }

  fileprivate func interName(_ isItalic: Bool) -> String {
    let names = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
    let name = names[value / 100 - 1]
    if isItalic { return name == "Regular" ? "Italic" : name + "Italic" }
    return name
  }

  /// By how much of an em strokes of another weight are widened to look like this one: 1/32 from regular to bold. A heavier font
  /// is not made thinner.
  func widening(from other: FontWeight) -> Double {
    Double(max(value - other.value, 0)) / 300 / 32
  }
}
