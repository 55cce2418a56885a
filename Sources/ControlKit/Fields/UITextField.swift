@_spi(Rooms) internal import ViewKit

/// A line of text that can be typed. What is typed comes at its end.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, KeepsKeyboardWishes {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// When a view beside the text is there.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

  lazy var parts = FieldParts(in: self)
  /// The colour of the words that stand in an empty field.
  var promptColor: UIColor { .placeholderText }

  var look = FieldLook() {
    didSet { show() }
  }
  var keyboardWishes = KeyboardWishes()
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited.
  open internal(set) var isEditing = false

  private var keyboardViews: (input: UIView?, accessory: UIView?)

  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    isOpaque = false
    parts.clear.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    show()
  }

  // MARK: Text

  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? {
    switch name {
    case "text": text as Any
    default: super.namedValue(name)
    }
  }

  /// Setting it calls nothing, and puts the caret at its end. It is empty where nil was set.
  open var text: String? {
    get { look.text.string }
    set {
      chosen = nil
      look.text = NSAttributedString(string: newValue ?? "", attributes: look.attributes)
    }
  }
  open var attributedText: NSAttributedString? {
    get { look.text }
    set {
      chosen = nil
      look.text = newValue.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
    }
  }
  open var textColor: UIColor? {
    get { look.color }
    set { look.color = newValue ?? .label }
  }
  open var font: UIFont? {
    get { look.font }
    set { look.font = newValue ?? .systemFont(ofSize: FieldMetrics.fontSize) }
  }
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }
  /// The attributes of text that is set or typed without its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { look.attributes }
    set { look.setAttributes(newValue) }
  }
  /// Shown while there is no text.
  open var placeholder: String? {
    get { look.placeholder?.string }
    set { look.placeholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { look.placeholder }
    set { look.placeholder = newValue }
  }
  open var clearsOnBeginEditing = false
  /// Whether text that is too long is made smaller, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { show() }
  }
  open var minimumFontSize: CGFloat = 0 {
    didSet { show() }
  }
  /// Whether a dot stands for each character.
  open var isSecureTextEntry: Bool {
    get { look.isSecure }
    set { look.isSecure = newValue }
  }

  // MARK: Looks

  open var borderStyle: BorderStyle {
    get { look.border }
    set {
      look.border = newValue
      if newValue == .roundedRect { layer.cornerRadius = FieldMetrics.radius }
    }
  }
  /// The image behind the text, stretched, where the border is none.
  open var background: UIImage? {
    didSet { show() }
  }
  /// The image behind the text of a field that is not enabled.
  open var disabledBackground: UIImage? {
    didSet { show() }
  }
  open var clearButtonMode = ViewMode.never {
    didSet { show() }
  }
  open var leftView: UIView? {
    didSet { exchange(oldValue, leftView) }
  }
  open var leftViewMode = ViewMode.never {
    didSet { show() }
  }
  open var rightView: UIView? {
    didSet { exchange(oldValue, rightView) }
  }
  open var rightViewMode = ViewMode.never {
    didSet { show() }
  }

  @_spi(Rooms) open override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: Places

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is shown: between what stands beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the text is shown while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = FieldMetrics.clearButton
    return CGRect(x: bounds.maxX - side - FieldMetrics.clearInset, y: bounds.midY - side / 2, width: side, height: side)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open override var intrinsicContentSize: CGSize { ownSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  @_spi(Rooms) open override func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let room = textRect(forBounds: CGRect(origin: .zero, size: size))
    let free = max(room.height - look.font.lineHeight.rounded(.up), 0)
    let scale = layer.stage?.layoutScale ?? 2
    let baseline = ((room.minY + free * contentVerticalAlignment.share + look.font.ascender) * scale).rounded() / scale
    return (baseline, size.height - baseline)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  /// A field that leaves the window is edited no more.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isEditing { resignFirstResponder() }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  open var hasText: Bool { look.text.length > 0 }

  /// Where somebody has put the caret, and what is selected with it; nil for the end of the text.
  var chosen: NSRange? {
    didSet { setNeedsLayout() }
  }

  /// Types text at the caret, as the keyboard does; a line feed is the return key.
  open func insertText(_ text: String) {
    if text == "\n" { return pressReturn() }
    replace(selection, text)
  }

  /// Takes what is selected away, or else the character before the caret, as the keyboard does.
  open func deleteBackward() {
    if selection.length > 0 { return replace(selection, "") }
    let before = look.text.attributedSubstring(from: NSRange(location: 0, length: selection.location)).string
    guard let last = before.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: selection.location - length, length: length), "")
  }
}
