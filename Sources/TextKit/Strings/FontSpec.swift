internal import Text

/// What a font is asked to be, before a file is looked for.
struct FontSpec: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    case system
    case monospaced
    case serif
    /// A font that was registered, by its PostScript name.
    case registered(String)
  }

  var family = Family.system
  var size: CGFloat
  var weight = FontWeight.regular
  var isItalic = false
  var hasMonospacedDigits = false
  /// From baseline to baseline, where a text style says so.
  var pitch: CGFloat?
  /// The text style that the font is of.
  var style: String?
  /// How the size follows the size of text, where metrics have scaled the font.
  var scaled: ScaledSize?

  /// The same font of a fixed size.
  var unscaled: FontSpec {
    var spec = self
    spec.scaled = nil
    return spec
  }

  /// The ratios of the system font's metrics to its size, which do not depend on its weight: San Francisco's.
  enum SystemRatio {
    static let ascender: CGFloat = 1950 / 2048
    static let descender: CGFloat = -494 / 2048
    static let capHeight: CGFloat = 1443 / 2048
    static let xHeight: CGFloat = 1078 / 2048
  }

  /// Inter is drawn at this share of a font's size, so that its capitals are as high as San Francisco's.
  static let interScale = 0.96875

  /// How much farther apart than they are drawn the system font's letters stand, in points. San Francisco's letters do so at these sizes,
  /// the more the smaller they are; below, where it is drawn for smaller text, Inter's are as wide already.
  var spacing: CGFloat {
    guard family == .system, let above = Self.spacings.firstIndex(where: { $0.size > size }), above > 0 else { return 0 }
    let (from, to) = (Self.spacings[above - 1], Self.spacings[above])
    return from.spacing + (to.spacing - from.spacing) * (size - from.size) / (to.size - from.size)
  }

  private static let spacings: [(size: CGFloat, spacing: CGFloat)] = [
    (24, 0.07), (28, 0.38), (34, 0.4), (44, 0.37), (54, 0.32), (60, 0.26), (72, 0.14), (80, 0),
  ]

  var file: FontFile? {
    let isBold = weight >= .semibold
    switch family {
    case .system: return .inter(weight: weight, isItalic: isItalic, isDisplay: Double(size) >= TextFont.displaySize)
    case .monospaced: return .dejaVuMono(isBold: isBold)
    case .serif: return .dejaVuSerif(isBold: isBold)
    case .registered: return nil
    }
  }

  /// The font to draw with; nil where its file is not there.
  var textFont: TextFont? {
    let features: [FontFeature] = hasMonospacedDigits ? [.monospacedDigits] : []
    if case .registered(let name) = family {
      return TypefaceLibrary.shared.registered(name).map {
        TextFont($0, size: Double(size), weight: weight, isItalic: isItalic, features: features)
      }
    }
    guard let file, let face = TypefaceLibrary.shared.face(file) else { return nil }
    return TextFont(
      face, size: Double(size), ownScale: family == .system ? Self.interScale : 1, weight: weight, isItalic: isItalic,
      faceWeight: file.weight, features: features)
  }
}
