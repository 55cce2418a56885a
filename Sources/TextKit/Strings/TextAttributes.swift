internal import Text

/// How a part of a text looks, as its attributes say.
struct TextAttributes {
  /// A line under or through the text.
  struct Rule {
    var style: NSUnderlineStyle
    var color: UIColor?
  }

  var font: UIFont
  var color: UIColor
  var background: UIColor?
  var underline: Rule?
  var strikethrough: Rule?
  var stroke: (width: CGFloat, color: UIColor?)?
  var shadow: NSShadow?
  var attachment: NSTextAttachment?
  private var kern: CGFloat?
  private var tracking: CGFloat = 0
  private var rise: CGFloat = 0
  private var joinsLetters = true

  init(_ attributes: [NSAttributedString.Key: Any], _ standard: TextStandard) {
    font = attributes[.font] as? UIFont ?? standard.font
    color = attributes[.foregroundColor] as? UIColor ?? standard.color
    background = attributes[.backgroundColor] as? UIColor
    underline = Self.rule(attributes, .underlineStyle, .underlineColor)
    strikethrough = Self.rule(attributes, .strikethroughStyle, .strikethroughColor)
    if let width = attributes.number(.strokeWidth), width != 0 { stroke = (width, attributes[.strokeColor] as? UIColor) }
    if attributes[.link] != nil {
      if attributes[.foregroundColor] == nil { color = .link }
      if attributes[.underlineStyle] == nil { underline = Rule(style: .single, color: nil) }
    }
    shadow = attributes[.shadow] as? NSShadow
    attachment = attributes[.attachment] as? NSTextAttachment
    kern = attributes.number(.kern)
    tracking = attributes.number(.tracking) ?? 0
    rise = attributes.number(.baselineOffset) ?? 0
    joinsLetters = attributes.number(.ligature) != 0
  }

  private static func rule(
    _ attributes: [NSAttributedString.Key: Any], _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
  ) -> Rule? {
    let raw = (attributes[style] as? NSUnderlineStyle)?.rawValue ?? attributes.number(style).map { Int($0) }
    guard let raw, raw & 0xF != 0 else { return nil }
    return Rule(style: NSUnderlineStyle(rawValue: raw), color: attributes[color] as? UIColor)
  }

  /// The run of some units; nil where its font's file is not there.
  func run(_ range: Range<Int>, in room: TextRoom, tag: Int) -> TextRun? {
    let scale = room.scale
    guard var own = font.textFont else { return nil }
    if kern == 0 { own.features.append(.withoutKerning) }
    if !joinsLetters { own.features += FontFeature.withoutLigatures }
    own.size *= Double(scale)
    let frame = attachment?.shownBounds
    return TextRun(
      range, own, ascent: Double(max(font.ascender * scale, frame?.maxY ?? 0)),
      descent: Double(max(-font.descender * scale, -(frame?.minY ?? 0))), leading: Double(font.leading * scale),
      spacing: Double(font.spec.spacing * scale + (kern ?? 0) + tracking - room.tightening * font.pointSize), rise: Double(rise),
      attachmentWidth: frame.map { Double($0.width) }, tag: tag)
  }
}

/// What holds for text without attributes.
struct TextStandard {
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.black
  var paragraph = NSParagraphStyle.Values()
}

extension [NSAttributedString.Key: Any] {
  /// A number, however it is written.
  fileprivate func number(_ key: NSAttributedString.Key) -> CGFloat? {
    switch self[key] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
