/// What a text view shows, and what is selected of it.
struct Manuscript {
  var text = NSAttributedString(string: "")
  /// In UTF-16 units. Without length it is the place of the caret.
  var selection = NSRange(location: 0, length: 0)
  /// The attributes of text that is typed or set without its own.
  var typing: [NSAttributedString.Key: Any] = [.font: standardFont, .foregroundColor: UIColor.label]
  var alignment = NSTextAlignment.natural
  var isSecure = false

  static let standardFont = UIFont.systemFont(ofSize: TextViewMetrics.fontSize)

  /// The font of the first letter, or else of what would be typed.
  var font: UIFont { first(.font) as? UIFont ?? Self.standardFont }
  var color: UIColor { first(.foregroundColor) as? UIColor ?? .label }

  private func first(_ key: NSAttributedString.Key) -> Any? {
    text.length > 0 ? text.attributedSubstring(from: NSRange(location: 0, length: 1)).parts.first?.attributes[key] : typing[key]
  }

  /// The end of the text, as a selection.
  private var end: NSRange { NSRange(location: text.length, length: 0) }

  mutating func set(_ string: String) {
    text = NSAttributedString(string: string, attributes: typing)
    selection = end
  }

  mutating func set(_ attributed: NSAttributedString) {
    text = NSAttributedString(attributedString: attributed)
    if let last = text.parts.last { typing.merge(last.attributes) { $1 } }
    selection = end
  }

  /// Gives all of the text an attribute, and what will be typed, too.
  mutating func setEverywhere(_ key: NSAttributedString.Key, _ value: Any) {
    typing[key] = value
    let styled = NSMutableAttributedString(attributedString: text)
    styled.addAttributes([key: value], range: NSRange(location: 0, length: text.length))
    text = styled
  }

  mutating func align(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    let style = NSMutableParagraphStyle()
    if let own = first(.paragraphStyle) as? NSParagraphStyle { style.setParagraphStyle(own) }
    style.alignment = alignment
    setEverywhere(.paragraphStyle, style)
  }

  /// Changes the fonts of all text.
  mutating func changeFonts(_ change: (UIFont) -> UIFont?) {
    let styled = NSMutableAttributedString(attributedString: text)
    for part in text.parts {
      guard let font = part.attributes[.font] as? UIFont, let other = change(font) else { continue }
      styled.addAttributes([.font: other], range: part.range)
    }
    text = styled
    if let font = typing[.font] as? UIFont, let other = change(font) { typing[.font] = other }
  }

  /// A range within the text.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), text.length)
    return NSRange(location: start, length: min(max(range.length, 0), text.length - start))
  }

  /// Puts other text into a range; the caret comes to its end.
  mutating func replace(_ range: NSRange, _ string: String) {
    let changed = NSMutableAttributedString(attributedString: text)
    changed.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: typing))
    text = changed
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
  }

  /// What the delete key takes away: the selection, or else the letter before the caret; nil where there is none.
  var deleted: NSRange? {
    if selection.length > 0 { return selection }
    let before = text.attributedSubstring(from: NSRange(location: 0, length: selection.location)).string
    return before.last.map { letter in
      let length = String(letter).utf16.count
      return NSRange(location: selection.location - length, length: length)
    }
  }

  /// The text as it is shown, unit for unit.
  var shown: NSAttributedString {
    guard isSecure else { return text }
    let dots = text.string.utf16.map { $0 == 10 ? "\n" : "•" }.joined()
    return NSAttributedString(string: dots, attributes: typing)
  }
}
