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

  /// What lies between the border and the text.
  var inset: CGFloat {
    switch border {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: FieldMetrics.inset
    }
  }
}

/// What a field asks of the keyboard, which has no effect in a film.
struct FieldTraits {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var capitals = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var appearance = UIKeyboardAppearance.default
  var content: UITextContentType?
  var returnNeedsText = false
}

extension UITextField {
  /// Which keys the keyboard would show: it is not drawn.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboard }
    set { inputTraits.keyboard = newValue }
  }
  /// What the return key would say: the keyboard is not drawn.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKey }
    set { inputTraits.returnKey = newValue }
  }
  /// Which letters the keyboard would make capital: here it types what it is told.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.capitals }
    set { inputTraits.capitals = newValue }
  }
  /// Whether the keyboard would correct words: here it types what it is told.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.correction }
    set { inputTraits.correction = newValue }
  }
  /// Whether words would be marked that are spelt wrongly: here none are.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spelling }
    set { inputTraits.spelling = newValue }
  }
  /// Whether the keyboard would be light or dark: it is not drawn.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.appearance }
    set { inputTraits.appearance = newValue }
  }
  /// What the keyboard would suggest: it is not drawn.
  public var textContentType: UITextContentType! {
    get { inputTraits.content }
    set { inputTraits.content = newValue }
  }
  /// Whether the return key would wait for text: the keyboard is not drawn.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.returnNeedsText }
    set { inputTraits.returnNeedsText = newValue }
  }
}
