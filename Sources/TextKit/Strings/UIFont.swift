internal import Text

/// A font at a size.
///
/// The system's font is drawn with Inter and reports San Francisco's metrics, by which labels are laid out. Monospaced text is drawn
/// with DejaVu Sans Mono. Fonts that are registered report what their files say.
public final class UIFont: NSObject, Sendable {
  private let coreFoundationHead = CoreFoundationHead()
  let spec: FontSpec
  /// The font to draw with; nil where its file is not there.
  let textFont: TextFont?

  init(_ spec: FontSpec) {
    self.spec = spec
    textFont = spec.textFont
    super.init()
    if textFont == nil { MissingFonts.note(spec) }
  }

  /// A font by its PostScript or family name: one that was registered, or one of iOS's that another stands in for. Nil for other
  /// names.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let spec = FontSpec(named: fontName, size: FontSpec.size(fontSize)) else { return nil }
    self.init(spec)
  }

  /// - Parameter pointSize: 0 takes the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var spec = descriptor.spec
    if pointSize > 0 { (spec.size, spec.pitch, spec.scaled) = (pointSize, nil, nil) }
    self.init(spec)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var spec = spec
    (spec.size, spec.pitch, spec.scaled) = (FontSpec.size(fontSize), nil, nil)
    return UIFont(spec)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(spec) }

  // MARK: Names

  public var familyName: String {
    switch spec.family {
    case .system: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .serif, .registered: textFont?.face.family ?? ""
    }
  }
  public var fontName: String {
    switch spec.family {
    case .system: ".SFUI-\(spec.weightName)"
    case .monospaced: ".SFUIMono-\(spec.weightName)"
    case .serif, .registered: textFont?.face.postScriptName ?? ""
    }
  }

  // MARK: Metrics, in points

  public var pointSize: CGFloat { spec.size }
  /// Above the baseline.
  public var ascender: CGFloat { metric(FontSpec.SystemRatio.ascender, \.ascender) }
  /// Below the baseline; it is negative.
  public var descender: CGFloat { metric(FontSpec.SystemRatio.descender, \.descender) }
  public var capHeight: CGFloat { metric(FontSpec.SystemRatio.capHeight, \.capHeight) }
  public var xHeight: CGFloat { metric(FontSpec.SystemRatio.xHeight, \.xHeight) }
  /// From the ascender to the descender.
  public var lineHeight: CGFloat { ascender - descender }
  /// What is added between lines.
  public var leading: CGFloat {
    if let pitch = spec.pitch { return pitch - lineHeight }
    return metric(0, \.lineGap)
  }

  private func metric(_ system: CGFloat, _ path: KeyPath<Typeface.Metrics, Int>) -> CGFloat {
    guard let metrics = textFont?.face.metrics, !spec.isSystem else { return system * spec.size }
    return CGFloat(metrics[keyPath: path]) * spec.size / CGFloat(metrics.unitsPerEm)
  }

  /// Fonts that look alike are equal, whether or not metrics have scaled them.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.spec.unscaled == spec.unscaled }

  public override var hash: Int { spec.unscaled.hashValue }

  public override var description: String {
    "<UIFont> font-family: \"\(familyName)\"; font-weight: \(spec.weight.value); font-style: \(spec.isItalic ? "italic" : "normal"); "
      + "font-size: \(spec.size)pt"
  }
}

extension FontSpec {
  /// A size that is 0 or less stands for the system's standard size.
  static func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : 12 }

  var isSystem: Bool { family == .system || family == .monospaced }

  var weightName: String {
    let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
    let name = names[weight.value / 100 - 1]
    return isItalic ? (name == "Regular" ? "RegularItalic" : name + "Italic") : name
  }
}
