/// A change of the fingers on the screen: all touches at one moment, of which some have just begun, moved or ended.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about: here always fingers.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }

  /// What kind of motion or remote control an event is about.
  public enum EventSubtype: Int, Sendable { case none, motionShake, remoteControlPlay = 100, remoteControlPause }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// The stage's time, in seconds.
  public let timestamp: TimeInterval
  private let touches: [UITouch]
  /// The phase of all touches that are not stationary.
  let phase: UITouch.Phase
  private let contest: GestureContest

  init(_ touches: [UITouch], phase: UITouch.Phase, timestamp: Double, contest: GestureContest) {
    self.touches = touches
    self.phase = phase
    self.timestamp = timestamp
    self.contest = contest
  }

  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.gestureRecognizers?.contains(gesture) == true })
  }

  private var changed: [UITouch] { touches.filter { $0.phase == phase } }

  // MARK: Delivery

  /// Hands the event to the recognisers first, then to the views of the touches that no recogniser has claimed.
  func deliver() {
    contest.run(during: self) {
      contest.dropRecognizersOffScreen()
      for recognizer in recognizers {
        recognizer.receive(changed.filter { $0.gestureRecognizers?.contains(recognizer) == true }, in: self)
      }
    }
    showViews()
  }

  private var recognizers: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for recognizer in changed.flatMap({ $0.gestureRecognizers ?? [] }) where !found.contains(recognizer) {
      found.append(recognizer)
    }
    return found
  }

  private func showViews() {
    for touch in touches where touch.isShownToView && touch.view?.window == nil {
      cancelInView(touch)
    }
    var told: [UIView] = []
    for view in changed.compactMap(\.view) where !told.contains(view) {
      told.append(view)
      show(changed.filter { $0.view === view && !$0.isClaimed && !contest.delayed.delays($0, in: self) }, to: view)
    }
  }

  /// Tells the view of a touch that was kept from it.
  func tellLater(_ touch: UITouch, _ phase: UITouch.Phase) {
    guard let view = touch.view, view.window != nil, !touch.isClaimed else { return }
    let now = touch.phase
    touch.phase = phase
    show([touch], to: view)
    touch.phase = now
  }

  private func show(_ changed: [UITouch], to view: UIView) {
    let shown = phase == .began ? begin(changed, in: view) : Set(changed.filter(\.isShownToView))
    guard !shown.isEmpty else { return }
    switch phase {
    case .began:
      view.touchesBegan(shown, with: self)
    case .moved:
      view.touchesMoved(shown, with: self)
    case .ended:
      for touch in shown { touch.isShownToView = false }
      view.touchesEnded(shown, with: self)
    case .stationary, .cancelled:
      break
    }
  }

  /// A view that does not take several touches sees one at a time.
  private func begin(_ changed: [UITouch], in view: UIView) -> Set<UITouch> {
    var room = view.isMultipleTouchEnabled ? Int.max : 1
    room -= touches.count { $0.view === view && $0.isShownToView }
    let shown = changed.prefix(max(room, 0))
    let around = sequence(first: view, next: \.superview).dropFirst()
    guard !shown.isEmpty, around.allSatisfy({ $0.lets(Set(shown), with: self, reach: view) }) else { return [] }
    for touch in shown { touch.isShownToView = true }
    return Set(shown)
  }

  /// The view sees no more of the touch.
  func cancelInView(_ touch: UITouch) {
    guard touch.isShownToView else { return }
    touch.isShownToView = false
    let phase = touch.phase
    touch.phase = .cancelled
    touch.view?.touchesCancelled([touch], with: self)
    touch.phase = phase
  }
}
