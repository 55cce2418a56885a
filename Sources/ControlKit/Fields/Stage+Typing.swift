internal import ViewKit

extension Stage {
  /// Types text into the first responder, a character at a time, the first one `delay` seconds from now; a line feed is the return key.
  public func type(_ text: String, every interval: Double = 0.1, after delay: Double = 0) {
    for (index, character) in text.enumerated() {
      press(after: delay + Double(index) * interval) { $0.insertText(String(character)) }
    }
  }

  /// Presses the delete key of the keyboard `count` times, the first time `delay` seconds from now.
  public func typeDelete(_ count: Int = 1, every interval: Double = 0.1, after delay: Double = 0) {
    for index in 0..<count { press(after: delay + Double(index) * interval) { $0.deleteBackward() } }
  }

  private func press(after delay: Double, _ key: @escaping (any UIKeyInput) -> Void) {
    perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
        MainActor.assumeIsolated {
          if let responder = self?.firstResponder as? any UIKeyInput { key(responder) }
        }
      }
    }
  }

  /// Lets the keyboard come or go as the first responder wants it, once this turn is laid out: where one field takes over from another,
  /// the keyboard stays.
  package func keyboardMayChange() {
    turn.whenLaidOut { [weak self] in self?.changeKeyboard() }
  }

  private func changeKeyboard() {
    let known = screenKeyboard as? KeyboardWindow
    let wish = KeyboardWish(of: firstResponder, now: known?.accessory, keysHeight: usualKeyboardHeight, on: self)
    guard !wish.isEmpty else { return lowerKeyboard() }
    let window = known ?? KeyboardWindow(frame: screen.bounds)
    screenKeyboard = window
    perform {
      UIView.performWithoutAnimation {
        window.isHidden = false
        window.show(wish, on: self)
      }
    }
    if wish.height != keyboardHeight { raiseKeyboard(height: wish.height) }
  }

  /// Lets the keys follow what has been typed.
  func keyboardTextDidChange() {
    guard let field = firstResponder as? any UIKeyInput else { return }
    (screenKeyboard as? KeyboardWindow)?.look = KeyboardLook(of: field, in: firstResponder as? UIView)
  }

  /// The height of the keyboard of a device with a screen of this size.
  private var usualKeyboardHeight: CGFloat {
    let (short, long) = (min(screen.bounds.width, screen.bounds.height), max(screen.bounds.width, screen.bounds.height))
    let isUpright = screen.bounds.height >= screen.bounds.width
    let hasIndicator = long >= 812
    if short >= 744 { return isUpright ? 313 : 398 }
    if !isUpright { return hasIndicator ? 209 : 200 }
    return hasIndicator ? 336 : 260
  }
}
