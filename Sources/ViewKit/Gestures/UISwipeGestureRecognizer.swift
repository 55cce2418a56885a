/// A quick straight movement: 50 points within half a second, farther along one of the allowed directions than across it.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  private static let distance: CGFloat = 50
  private static let duration = 0.5

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var timeout = ScheduledCall()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    start = centroid
    if numberOfTouches == touches.count {
      timeout.set(after: Self.duration) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard numberOfTouches == numberOfTouchesRequired, centroid.distance(to: start) >= Self.distance else { return }
    timeout.cancel()
    state = isInDirection ? .ended : .failed
  }

  private var isInDirection: Bool {
    let (x, y) = (centroid.x - start.x, centroid.y - start.y)
    let ways: [(Direction, CGFloat, CGFloat)] = [(.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x)]
    return ways.contains { way, along, across in direction.contains(way) && along > abs(across) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    timeout.cancel()
  }
}
