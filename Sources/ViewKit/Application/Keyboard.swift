// What a screen does about the keyboard follows from notifications, which a stage posts. The keyboard itself is a window of another room.

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// An `NSValue` with a rectangle of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// An `NSValue` with a rectangle of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// An `NSNumber` with seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// An `NSNumber` with the keyboard's own curve, 7, which is none of `UIView.AnimationCurve`'s.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// An `NSNumber` with a flag.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The window with the keyboard, and with the view that a field has above it.
@MainActor
package protocol ScreenKeyboard: UIWindow {
  /// Stands so that an upper part of it is seen at the screen's lower edge.
  func place(showing height: CGFloat, of whole: CGFloat, on screen: CGRect)
  /// It has come to rest with so much of it seen.
  func settle(showing height: CGFloat)
}

/// A keyboard on its way in or out.
private struct KeyboardMove {
  let begin: CGRect
  let end: CGRect
  let duration: Double

  var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  func post(_ names: Notification.Name...) {
    for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo) }
  }
}

extension Stage {
  /// Lets a keyboard of that height come in from below, now: its notifications are posted. It is drawn where a field begins to be edited.
  public func raiseKeyboard(height: CGFloat, duration: Double = 0.25) {
    let old = keyboardHeight
    let move = moveKeyboard(toHeight: height, duration: duration)
    perform { move.post(UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification) }
    slideKeyboard(from: old, duration: duration)
    time.call(at: now + duration) { [weak self] in
      self?.settleKeyboard()
      move.post(UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification)
    }
  }

  /// Lets the keyboard leave; without one nothing is posted.
  public func lowerKeyboard(duration: Double = 0.25) {
    guard keyboardHeight > 0 else { return }
    let old = keyboardHeight
    let move = moveKeyboard(toHeight: 0, duration: duration)
    perform { move.post(UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification) }
    slideKeyboard(from: old, duration: duration)
    time.call(at: now + duration) { [weak self] in
      self?.settleKeyboard()
      move.post(UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification)
    }
  }

  private func settleKeyboard() {
    screenKeyboard?.settle(showing: keyboardHeight)
  }

  /// Moves the keyboard, and with it what goes by its guides.
  private func slideKeyboard(from old: CGFloat, duration: Double) {
    guard UIView.hasLayoutStates || screenKeyboard != nil else { return }
    let (whole, new, screen) = (max(old, keyboardHeight), keyboardHeight, screen.bounds)
    perform {
      UIView.performWithoutAnimation { screenKeyboard?.place(showing: old, of: whole, on: screen) }
      ownWindow.layoutIfNeeded()
      UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
        self.screenKeyboard?.place(showing: new, of: whole, on: screen)
        self.ownWindow.forEachLayoutState { $0.insetsDidChange() }
        self.ownWindow.layoutIfNeeded()
      }
    }
  }

  private func moveKeyboard(toHeight height: CGFloat, duration: Double) -> KeyboardMove {
    let screen = screen.bounds
    let tall = max(height, keyboardHeight)
    func frame(showing part: CGFloat) -> CGRect { CGRect(x: 0, y: screen.height - part, width: screen.width, height: tall) }
    defer { keyboardHeight = height }
    return KeyboardMove(begin: frame(showing: keyboardHeight), end: frame(showing: height), duration: duration)
  }
}
