/// Two fingers that part or meet; begins when their distance has changed by 10 points, ends when both have lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 10

  /// The distance of the fingers that counts as a scale of 1.
  private var unit: CGFloat = 1
  private var pair: FingerPair?
  private var startLength: CGFloat = 0
  private var lengths = VelocityTracker()

  /// The fingers' distance as a multiple of that when the second finger came down. After a value is set, the scale goes on from it.
  open var scale: CGFloat {
    get { (pair?.length ?? unit) / unit }
    set { unit = (pair?.length ?? unit) / newValue }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { lengths.velocity.x / unit }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let new = FingerPair(self) else { return ignoreBeyondPair(touches, event) }
    unit = new.length / scale
    pair = new
    startLength = new.length
    lengths.clear()
    lengths.add(new.length, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let new = FingerPair(self) else { return }
    pair = new
    lengths.add(new.length, at: event.timestamp)
    if hasRecognized {
      state = .changed
    } else if abs(new.length - startLength) >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if let pair { lengths.add(pair.length, at: event.timestamp) }
    if numberOfTouches == 0 { state = hasRecognized ? .ended : .failed }
  }

  open override func reset() {
    super.reset()
    (pair, unit) = (nil, 1)
    lengths.clear()
  }
}
