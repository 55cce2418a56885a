internal import Motion

/// The line from one finger to another, in the window.
@MainActor
struct FingerPair {
  let length: CGFloat
  /// The line's direction in radians, clockwise from the right.
  let angle: CGFloat

  /// Nil unless there are just two fingers.
  init?(_ recognizer: UIGestureRecognizer) {
    guard recognizer.numberOfTouches == 2 else { return nil }
    let from = recognizer.location(ofTouch: 0, in: nil)
    let to = recognizer.location(ofTouch: 1, in: nil)
    // Two fingers cannot be in one place: a point apart is as near as they come.
    length = max(from.distance(to: to), 1)
    angle = CGFloat(Elementary.atan2(Double(to.y - from.y), Double(to.x - from.x)))
  }

  /// The angle from the other line to this one, the shorter way round.
  func turn(from other: FingerPair) -> CGFloat {
    let turn = angle - other.angle
    return turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn
  }
}

extension UIGestureRecognizer {
  /// Ignores new fingers if there are more than two now.
  func ignoreBeyondPair(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard numberOfTouches > 2 else { return }
    for touch in touches { ignore(touch, for: event) }
  }
}
