/// Two fingers that turn about each other; begins after a tenth of a radian, ends when both have lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 0.1

  /// The angle turned since the second finger came down, in radians, clockwise. After a value is set, the angle goes on from it.
  open var rotation: CGFloat = 0

  private var pair: FingerPair?
  /// The angle turned since the second finger came down, in radians; setting `rotation` does not change it.
  private var turned: CGFloat = 0
  private var turns = VelocityTracker()

  /// The velocity in radians per second.
  open var velocity: CGFloat { turns.velocity.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let new = FingerPair(self) else { return ignoreBeyondPair(touches, event) }
    pair = new
    turned = 0
    turns.clear()
    turns.add(turned, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let old = pair, let new = FingerPair(self) else { return }
    pair = new
    turned += new.turn(from: old)
    rotation += new.turn(from: old)
    turns.add(turned, at: event.timestamp)
    if hasRecognized {
      state = .changed
    } else if abs(turned) >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    turns.add(turned, at: event.timestamp)
    if numberOfTouches == 0 { state = hasRecognized ? .ended : .failed }
  }

  open override func reset() {
    super.reset()
    (pair, rotation, turned) = (nil, 0, 0)
    turns.clear()
  }
}
