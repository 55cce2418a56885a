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
    layer.stage?.keyboardTextDidChange()
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
