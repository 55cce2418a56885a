/// Fingers that stay in place; begins while they are down, changes when they move, ends when one lifts.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTouchesRequired = 1
  /// How far the fingers may stray before the press is recognised, in points.
  open var allowableMovement: CGFloat = 10

  private var start = CGPoint.zero
  private var timeout = ScheduledCall()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !hasRecognized else { return }
    if numberOfTouches == numberOfTouchesRequired {
      start = centroid
      timeout.set(after: minimumPressDuration) { [weak self] in self?.state = .began }
    } else if numberOfTouches > numberOfTouchesRequired {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if hasRecognized {
      state = .changed
    } else if numberOfTouches == numberOfTouchesRequired, centroid.distance(to: start) > allowableMovement {
      timeout.cancel()
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard numberOfTouches < numberOfTouchesRequired else { return }
    timeout.cancel()
    state = hasRecognized ? .ended : .failed
  }

  open override func reset() {
    super.reset()
    timeout.cancel()
  }
}
