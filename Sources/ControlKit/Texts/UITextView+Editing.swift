@_spi(Rooms) internal import ScrollKit
internal import ViewKit

extension UITextView {
  func beginEditing() {
    isEditing = true
    if clearsOnInsertion { manuscript.selection = NSRange(location: 0, length: manuscript.text.length) }
    layoutIfNeeded()
    showSelection()
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    layer.stage?.keyboardMayChange()
  }

  func endEditing() {
    isEditing = false
    showSelection()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    layer.stage?.keyboardMayChange()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Changes the text as the keyboard does, if the delegate agrees.
  func type(_ text: String, over range: NSRange) {
    guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
    manuscript.replace(manuscript.clamped(range), text)
    textDidChange()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    if isScrollEnabled { showRange(manuscript.selection) }
  }

  func selectionDidChange() {
    showSelection()
    delegate?.textViewDidChangeSelection(self)
  }

  /// A finger begins editing, and puts the caret at the nearest letter.
  func wasTapped(_ tap: UITapGestureRecognizer) {
    guard isEditable, isSelectable || isFirstResponder, becomeFirstResponder() else { return }
    layoutIfNeeded()
    selectedRange = NSRange(location: canvas.place(at: tap.location(in: canvas)), length: 0)
  }
}

/// What a text view asks of the keyboard: it is not drawn, and types what it is told.
extension UITextView {
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
