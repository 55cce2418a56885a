internal import Text

/// What a label shows and how.
struct LabelState {
  static let standardFont = UIFont.systemFont(ofSize: 17)

  var text: NSAttributedString?
  /// Whether the text's attributes are its owner's.
  var isAttributed = false
  var font = standardFont
  /// Nil follows the surroundings.
  var color: UIColor?
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var highlightedColor: UIColor?
  var isHighlighted = false
  var isEnabled = true
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var shrinks = false
  var smallestScale: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var tightens = false
  var preferredWidth: CGFloat = 0

  private func style() -> NSParagraphStyle.Values {
    var style = NSParagraphStyle.Values()
    (style.alignment, style.lineBreakMode) = (alignment, lineBreakMode)
    return style
  }

  /// The text with the label's own looks as its attributes.
  func attributed(_ text: NSAttributedString, _ color: UIColor) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.values = self.style()
    return NSAttributedString(
      string: text.string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
  }

  // MARK: Attributes

  func firstValue(_ key: NSAttributedString.Key) -> Any? {
    guard isAttributed, let text, text.length > 0 else { return nil }
    return text.attributes(of: 0)[key]
  }

  var firstStyle: NSParagraphStyle? { firstValue(.paragraphStyle) as? NSParagraphStyle }

  /// Sets an attribute of all of an attributed text.
  mutating func setEverywhere(_ key: NSAttributedString.Key, _ value: Any) {
    guard isAttributed, let text, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttributes([key: value], range: NSRange(location: 0, length: text.length))
    self.text = changed
  }

  /// Changes the paragraphs of an attributed text.
  mutating func setEverywhere(_ change: (NSMutableParagraphStyle) -> Void) {
    guard isAttributed, let text, text.length > 0 else { return }
    let style = NSMutableParagraphStyle()
    style.values = firstStyle?.values ?? self.style()
    change(style)
    setEverywhere(.paragraphStyle, style)
  }

  // MARK: Layout

  /// - Parameter limit: 0 is any number of lines.
  func block(
    _ text: NSAttributedString, _ size: CGSize, limit: Int, scale: CGFloat = 1, tightening: CGFloat = 0, _ color: UIColor
  ) -> TextBlock {
    var room = TextRoom(width: size.width, height: size.height, lineLimit: limit)
    room.wraps = limit != 1 || lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    (room.scale, room.tightening) = (scale, tightening)
    room.lastLine = (isAttributed ? firstStyle?.lineBreakMode : nil) ?? lineBreakMode
    return TextBlock(text, TextStandard(font: font, color: color, paragraph: style()), in: room)
  }
}

/// A text as a label draws it: whole, tightened, smaller, or cut.
struct FittedText {
  let block: TextBlock
  private let state: LabelState
  /// How far the baseline lies above where it would be at the text's full size.
  private let lift: CGFloat

  /// The smallest share of its size to which a text is shrunk if nobody says how far.
  private static let smallestScale: CGFloat = 0.1
  /// Letters move nearer to each other by this share of the font's size at most.
  private static let mostTightening: CGFloat = 0.03

  init(_ text: NSAttributedString, _ state: LabelState, _ size: CGSize, _ color: UIColor) {
    let limit = state.numberOfLines
    let whole = state.block(text, size, limit: limit, color)
    self.state = state
    var block = whole
    if block.isCut, state.tightens { block = Self.tightened(text, state, size, color) ?? block }
    if block.isCut, state.shrinks { block = Self.shrunk(text, state, size, color) }
    self.block = block
    let (baseline, own) = (whole.lines.first?.baseline ?? 0, block.lines.first?.baseline ?? 0)
    lift = (whole.size.height - block.size.height) / 2 - (baseline - own)
  }

  private static func tightened(
    _ text: NSAttributedString, _ state: LabelState, _ size: CGSize, _ color: UIColor
  ) -> TextBlock? {
    for step in 1...3 {
      let tightening = mostTightening * CGFloat(step) / 3
      let block = state.block(text, size, limit: state.numberOfLines, tightening: tightening, color)
      if !block.isCut { return block }
    }
    return nil
  }

  /// The text at the largest share of its size at which all of it fits, to 1/256.
  private static func shrunk(_ text: NSAttributedString, _ state: LabelState, _ size: CGSize, _ color: UIColor) -> TextBlock {
    let smallest = state.smallestScale > 0 ? min(state.smallestScale, 1) : smallestScale
    var (low, high) = (Int((smallest * 256).rounded(.up)), 255)
    let block = { (step: Int) in
      state.block(text, size, limit: state.numberOfLines, scale: max(CGFloat(step) / 256, smallest), color)
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if block(middle).isCut { high = middle - 1 } else { low = middle }
    }
    return block(low)
  }

  /// The upper left corner of the text's room.
  func origin(in rect: CGRect, _ scale: CGFloat) -> CGPoint {
    var y = (rect.height - block.size.height) / 2
    switch state.baselineAdjustment {
    case .alignBaselines: y -= lift
    case .alignCenters: break
    case .none: if block.isShrunk { y = 0 }
    }
    return CGPoint(x: rect.minX, y: rect.minY + y.rounded(at: scale))
  }
}
