/// Fingers that move; begins when they have moved 10 points from where they came down.
///
/// The translation counts from the touch-down, so that `gestureRecognizerShouldBegin` can see where the pan is heading. So it is
/// at least 10 points long when the pan begins. A finger that comes or goes on the way does not change the translation.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers may stray and still be at rest, in points.
  package nonisolated static let slop: CGFloat = 10

  open var minimumNumberOfTouches = 1
  /// The largest number of fingers. One finger more makes the gesture fail; once the gesture has begun, that finger is ignored.
  open var maximumNumberOfTouches = Int.max

  /// The way of the fingers since the touch-down, in the window.
  package private(set) var travel = CGPoint.zero
  private var lastCentroid = CGPoint.zero
  private var anchor = CGPoint.zero
  /// The travel at which the translation is zero.
  private var origin = CGPoint.zero
  private var trail = VelocityTracker()

  /// The way of the fingers since the touch-down, in the view's coordinates; in the window's without a view.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), in: view)
  }

  /// Sets the present translation, to which later movement is added. The velocity stays as it is.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let start = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    origin = CGPoint(x: travel.x - (end.x - start.x), y: travel.y - (end.y - start.y))
  }

  /// The velocity in points per second, the mean of the last three samples; zero for fingers that rest.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(trail.velocity, in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Whether the fingers move in a direction that the recogniser accepts; asked once they have moved 10 points.
  @_spi(Rooms) open var headsRight: Bool { true }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > maximumNumberOfTouches {
      guard hasRecognized else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    }
    shiftAnchor()
    trail.add(travel, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    lastCentroid = centroid
    travel = CGPoint(x: centroid.x - anchor.x, y: centroid.y - anchor.y)
    trail.add(travel, at: event.timestamp)
    if hasRecognized {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches, CGPoint.zero.distance(to: travel) >= Self.slop {
      state = headsRight ? .began : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    shiftAnchor()
    trail.add(travel, at: event.timestamp)
    if numberOfTouches < minimumNumberOfTouches { state = hasRecognized ? .ended : .failed }
  }

  /// Called when fingers have come or gone: the jump of their middle does not count as travel.
  private func shiftAnchor() {
    anchor = CGPoint(x: anchor.x + centroid.x - lastCentroid.x, y: anchor.y + centroid.y - lastCentroid.y)
    lastCentroid = centroid
  }

  open override func reset() {
    super.reset()
    (travel, origin) = (.zero, .zero)
    (anchor, lastCentroid) = (.zero, .zero)
    trail.clear()
  }
}
