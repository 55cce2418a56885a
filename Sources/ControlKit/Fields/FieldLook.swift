/// What a field shows.
struct FieldLook {
  var text = NSAttributedString(string: "")
  var placeholder: NSAttributedString?
  var font = UIFont.systemFont(ofSize: FieldMetrics.fontSize) {
    didSet { restyle([.font: font]) }
  }
  var color = UIColor.label {
    didSet { restyle([.foregroundColor: color]) }
  }
  var alignment = NSTextAlignment.natural
  var border = UITextField.BorderStyle.none
  var isSecure = false
  private var others: [NSAttributedString.Key: Any] = [:]

  /// The attributes of text without its own.
  var attributes: [NSAttributedString.Key: Any] {
    others.merging([.font: font, .foregroundColor: color]) { $1 }
  }

  mutating func setAttributes(_ new: [NSAttributedString.Key: Any]) {
    others = new
    if let font = new[.font] as? UIFont { self.font = font }
    if let color = new[.foregroundColor] as? UIColor { self.color = color }
    if let style = new[.paragraphStyle] as? NSParagraphStyle { alignment = style.alignment }
    restyle(new)
  }

  /// Gives all of the text some attributes.
  private mutating func restyle(_ new: [NSAttributedString.Key: Any]) {
    let styled = NSMutableAttributedString(attributedString: text)
    styled.addAttributes(new, range: NSRange(location: 0, length: styled.length))
    text = styled
  }

  /// The text as it is shown.
  var shown: NSAttributedString {
    isSecure ? NSAttributedString(string: String(repeating: "•", count: text.string.count), attributes: attributes) : text
  }

  /// The room between the border and the text.
  var inset: CGFloat {
    switch border {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: FieldMetrics.inset
    }
  }
}

extension FieldLook {
  /// The width of the text behind a caret; nil stands for one at the end.
  func widthBehind(_ caret: NSRange?) -> CGFloat {
    let shown = shown
    guard let caret, caret.location < shown.length else { return 0 }
    let before = shown.attributedSubstring(from: NSRange(location: 0, length: caret.location))
    return shown.size().width - (caret.location > 0 ? before.size().width : 0)
  }
}
