internal import ViewKit

extension UITextField {
  func beginEditing() {
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    show()
    layoutIfNeeded()
    parts.caret.blink()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    layer.stage?.keyboardMayChange()
  }

  func endEditing() {
    isEditing = false
    parts.caret.stop()
    show()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(Self.textDidEndEditingNotification)
    layer.stage?.keyboardMayChange()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Changes the text as the keyboard does, if the delegate agrees.
  func replace(_ range: NSRange, _ text: String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else { return }
    exchange(range, text)
    textWasEdited()
  }

  /// Replaces a part of the text; the caret stands behind it then.
  func exchange(_ range: NSRange, _ text: String) {
    let changed = NSMutableAttributedString(attributedString: look.text)
    changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: look.attributes))
    look.text = changed
    selection = NSRange(location: range.location + (text as NSString).length, length: 0)
  }

  /// The place of the caret, and what is selected with it, in UTF-16 units.
  var selection: NSRange {
    get {
      let length = look.text.length
      guard let chosen, chosen.location < length else { return NSRange(location: length, length: 0) }
      return NSRange(location: chosen.location, length: min(chosen.length, length - chosen.location))
    }
    set { chosen = newValue.location + newValue.length < look.text.length || newValue.length > 0 ? newValue : nil }
  }

  private func textWasEdited() {
    if isEditing { parts.caret.blink() }
    layer.stage?.keyboardTextDidChange()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Empties the field, as its clear button does.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    textWasEdited()
  }

  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let closes = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if closes { resignFirstResponder() }
  }
}
