@_spi(Rooms) public import ScrollKit
@_spi(Rooms) internal import ViewKit

/// Text of many lines, which scrolls and can be typed.
///
/// A finger puts the caret at the letter nearest to it. What is typed takes the place of the selection.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, KeepsKeyboardWishes {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

  /// The padding on both sides, and how many lines there may be.
  public let textContainer: NSTextContainer
  let canvas = TextCanvas()
  var manuscript = Manuscript()
  var keyboardWishes = KeyboardWishes()
  /// Whether text, fonts or the room have changed since the text was laid out last.
  var needsPage = true
  /// The width that constraints have given a view that does not scroll.
  var givenWidth: CGFloat?
  var isEditing = false

  /// How links look, whatever their own attributes say; nil is the tint without a line.
  open var linkTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { textDidChange() }
  }

  private var keyboardViews: (input: UIView?, accessory: UIView?)

  open override var inputView: UIView? {
    get { keyboardViews.input }
    set { keyboardViews.input = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keyboardViews.accessory }
    set { keyboardViews.accessory = newValue }
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    backgroundColor = .systemBackground
    addSubview(canvas)
    textContainer.whenChanged = { [weak self] in self?.textDidChange() }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("wasTapped:", UITextView.wasTapped)))
  }

  /// Hears of editing and scrolling, and is not kept alive.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Text

  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? {
    switch name {
    case "text": text as Any
    default: super.namedValue(name)
    }
  }

  /// Setting it puts the caret at its end and calls nothing. It is empty where nil was set.
  open var text: String! {
    get { manuscript.text.string }
    set { change { $0.set(newValue ?? "") } }
  }
  open var attributedText: NSAttributedString! {
    get { manuscript.text }
    set { change { $0.set(newValue ?? NSAttributedString(string: "")) } }
  }
  /// The font of the first letter. Setting it sets the font of all text; without one, text is set in 12 points.
  open var font: UIFont? {
    get { manuscript.font }
    set { change { $0.setEverywhere(.font, newValue ?? Manuscript.standardFont) } }
  }
  /// The colour of the first letter. Setting it sets the colour of all text.
  open var textColor: UIColor? {
    get { manuscript.color }
    set { change { $0.setEverywhere(.foregroundColor, newValue ?? .label) } }
  }
  open var textAlignment: NSTextAlignment {
    get { manuscript.alignment }
    set { change { $0.align(newValue) } }
  }
  /// The attributes of text that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { manuscript.typing }
    set { manuscript.typing = newValue }
  }
  /// Whether a dot stands for each letter.
  open var isSecureTextEntry: Bool {
    get { manuscript.isSecure }
    set { change { $0.isSecure = newValue } }
  }
  /// Whether fonts grow with the size of text, if they are of a text style or `UIFontMetrics` has scaled them.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFonts() }
  }

  private func change(_ change: (inout Manuscript) -> Void) {
    change(&manuscript)
    textDidChange()
  }

  // MARK: Selection

  /// In UTF-16 units; without length it is the place of the caret.
  open var selectedRange: NSRange {
    get { manuscript.selection }
    set {
      let range = manuscript.clamped(newValue)
      guard range != manuscript.selection else { return }
      manuscript.selection = range
      selectionDidChange()
    }
  }
  /// Whether a finger may put the caret into the text.
  open var isSelectable = true
  /// Whether the text can be typed.
  open var isEditable = true {
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
    }
  }
  /// The kinds of data that a device would find in the text and show as links; nothing is found here.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { noteDetectors() }
  }

  /// Says so where a device would show a link.
  private func noteDetectors() {
    guard !isEditable, let window, dataDetectorTypes.mayFind(something: text ?? "") else { return }
    window.stage?.diagnoseOnce("nothing is detected in a text view's text here: give it attributes")
  }

  /// Whether all text is selected when editing begins, so that what is typed takes its place.
  open var clearsOnInsertion = false

  /// Scrolls just so far that a part of the text is seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    showRange(manuscript.clamped(range))
  }

  // MARK: Room

  /// The room between the view's edges and the text's room.
  open var textContainerInset = TextViewMetrics.inset {
    didSet { textDidChange() }
  }

  open override var isScrollEnabled: Bool {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// As large as the text where the view does not scroll; otherwise the view wants no size.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return textSize(atWidth: givenWidth ?? .infinity)
  }

  @_spi(Rooms) open override func measure(atWidth width: CGFloat?) -> Bool {
    guard !isScrollEnabled else { return false }
    givenWidth = width
    return true
  }

  @_spi(Rooms) open override func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let font = font ?? .systemFont(ofSize: TextViewMetrics.fontSize)
    return (textContainerInset.top + font.ascender, textContainerInset.bottom - font.descender)
  }

  /// The size of the text as it breaks at the width, with everything around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(atWidth: size.width > 0 ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    adjustFonts()
    textDidChange()
    noteDetectors()
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isEditing { resignFirstResponder() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFonts()
    textDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if isEditable { beginEditing() }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditing else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  open var hasText: Bool { manuscript.text.length > 0 }

  /// Types text in place of the selection, as the keyboard does.
  open func insertText(_ text: String) {
    type(text, over: manuscript.selection)
  }

  /// Takes the selection away, or else the letter before the caret, as the keyboard does.
  open func deleteBackward() {
    if let range = manuscript.deleted { type("", over: range) }
  }
}
