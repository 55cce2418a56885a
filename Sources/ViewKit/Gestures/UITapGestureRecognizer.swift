/// Fingers that come down and lift in place, once or several times.
///
/// A tap lasts 0.75 s at most. The next one must begin within 0.35 s after it, and within 45 points of the first one.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// The touches of the last tap, and where they came down.
  private var fingers: [(touch: UITouch, start: CGPoint)] = []
  private var place: CGPoint?
  private var tapCount = 0
  private var timeout = ScheduledCall()

  override var isBetweenTouches: Bool { tapCount > 0 }

  /// The touches of the tap itself, also when they have lifted.
  override var countedTouches: [UITouch] { fingers.map(\.touch) }

  /// A single tap does not stand in the way of a double one.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if self.touches.count == touches.count { startTap() }
    fingers += self.touches.suffix(touches.count).map { ($0, $0.location(in: nil)) }
    let isNear = centroid.distance(to: place ?? centroid) <= TapTiming.reach
    if fingers.count > numberOfTouchesRequired || !isNear { state = .failed }
  }

  private func startTap() {
    fingers = []
    timeout.set(after: TapTiming.hold) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if fingers.contains(where: { $0.touch.location(in: nil).distance(to: $0.start) > TapTiming.reach }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard self.touches.isEmpty else { return }
    guard fingers.count == numberOfTouchesRequired else { return state = .failed }
    tapCount += 1
    place = place ?? centroid
    if tapCount >= numberOfTapsRequired {
      timeout.cancel()
      state = .ended
    } else {
      timeout.set(after: TapTiming.interval) { [weak self] in self?.state = .failed }
    }
  }

  open override func reset() {
    super.reset()
    timeout.cancel()
    (fingers, place, tapCount) = ([], nil, 0)
  }
}

/// The limits of a tap, and of one tap after another.
enum TapTiming {
  /// The longest a finger may stay down, in seconds.
  static let hold = 0.75
  /// The longest from one touch to the next, in seconds.
  static let interval = 0.35
  /// How far a finger may stray, and how far apart the taps may lie, in points.
  static let reach: CGFloat = 45
}
