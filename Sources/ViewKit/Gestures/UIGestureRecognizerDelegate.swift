/// Has a say in what a recogniser takes and who recognises. Every method may be left out.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asked once, when the gesture would leave the possible state.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether both gestures may be recognised at the same time; one of the two delegates is enough to allow it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

// MARK: - Asking

extension UIGestureRecognizer {
  func takes(_ touch: UITouch) -> Bool {
    isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the gesture may begin: the view and the delegate must agree, and no view in it that was touched keeps the gesture to itself.
  var mayBegin: Bool {
    view?.gestureRecognizerShouldBegin(self) ?? true && !isRefused && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private var isRefused: Bool {
    sequenceTouches.compactMap(\.view).contains { touched in
      sequence(first: touched, next: \.superview).prefix { $0 !== view }.contains { $0.refuses(self) }
    }
  }

  /// Whether `other` recognises only if this one fails.
  func mustFail(before other: UIGestureRecognizer) -> Bool {
    other.awaits(self) || other.shouldRequireFailure(of: self) || shouldBeRequiredToFail(by: other)
      || other.delegate?.gestureRecognizer(other, shouldRequireFailureOf: self) == true
      || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) == true
  }

  /// Whether `other` fails because this one has recognised.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }
}
