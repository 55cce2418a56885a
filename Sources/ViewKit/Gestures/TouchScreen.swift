/// One finger's visit to the screen: where the finger is or was last, and when it came and went, in seconds of the stage.
public struct FingerTrace: Sendable, Hashable {
  /// The place in the window.
  public internal(set) var point: CGPoint
  /// When the finger touched the screen, in seconds of the stage's clock.
  public let down: Double
  /// Nil while the finger is down.
  public internal(set) var up: Double?

  /// Makes the trace of a finger; nil for `up` while it is down.
  public init(point: CGPoint, down: Double, up: Double? = nil) {
    self.point = point
    self.down = down
    self.up = up
  }
}

/// The glass of a stage: where the fingers are, and the touches they make.
@MainActor
final class TouchScreen {
  /// A finger of a script, before it comes down, while it is down and afterwards.
  final class Finger {
    fileprivate var trace: FingerTrace?
    fileprivate var touch: UITouch?
  }

  let contest = GestureContest()
  /// Every finger, in the order in which they were scripted.
  private var all: [Finger] = []
  /// The fingers on the screen, in the order in which they came down.
  private var down: [Finger] = []
  private var lastTouch: (time: Double, point: CGPoint, tapCount: Int)?

  var fingers: [CGPoint] { down.compactMap(\.trace?.point) }

  var allTraces: [FingerTrace] { all.compactMap(\.trace) }

  func makeFinger() -> Finger {
    all.append(Finger())
    return all[all.count - 1]
  }

  /// A finger that comes down while interaction is disabled makes no touch, then or later.
  func press(_ pressed: [(finger: Finger, point: CGPoint)], on stage: Stage) {
    for (finger, point) in pressed {
      down.append(finger)
      finger.trace = FingerTrace(point: point, down: stage.now)
      if !stage.interactionIsDisabled { finger.touch = makeTouch(at: point, on: stage) }
    }
    send(.began, pressed.map(\.finger), on: stage)
  }

  /// A finger that stays in place makes no event.
  func move(_ moved: [(finger: Finger, point: CGPoint)], on stage: Stage) {
    let changed = moved.filter { $0.finger.trace?.point != $0.point }
    for (finger, point) in changed {
      finger.trace?.point = point
      finger.touch?.move(to: point)
    }
    send(.moved, changed.map(\.finger), on: stage)
  }

  func lift(_ lifted: [Finger], on stage: Stage) {
    down.removeAll { finger in lifted.contains { $0 === finger } }
    for finger in lifted { finger.trace?.up = stage.now }
    send(.ended, lifted, on: stage)
    for finger in lifted { finger.touch = nil }
  }

  private func send(_ phase: UITouch.Phase, _ fingers: [Finger], on stage: Stage) {
    let changed = fingers.compactMap(\.touch)
    guard !changed.isEmpty else { return }
    let touches = all.compactMap(\.touch)
    for touch in touches { touch.phase = .stationary }
    for touch in changed {
      touch.phase = phase
      touch.timestamp = stage.now
    }
    let event = UIEvent(touches, phase: phase, timestamp: stage.now, contest: contest)
    if phase == .began {
      for touch in changed { findTakers(of: touch, event) }
    }
    stage.window.sendEvent(event)
  }

  // MARK: A new touch

  private func makeTouch(at point: CGPoint, on stage: Stage) -> UITouch {
    let touch = UITouch(at: point, in: stage.window, timestamp: stage.now)
    if let last = lastTouch, stage.now - last.time <= TapTiming.interval, last.point.distance(to: point) <= TapTiming.reach {
      touch.tapCount = last.tapCount + 1
    }
    lastTouch = (stage.now, point, touch.tapCount)
    return touch
  }

  /// Whether a touch of another view keeps a new one from the view, because one of the two wants to be the only one.
  private func isRefused(_ view: UIView, _ touch: UITouch) -> Bool {
    let others = all.compactMap(\.touch).filter { $0 !== touch }.compactMap(\.view).filter { $0 !== view }
    return !others.isEmpty && view.isExclusiveTouch || others.contains(where: \.isExclusiveTouch)
  }

  /// Finds the view in front, and the recognisers on it and on the views around it.
  private func findTakers(of touch: UITouch, _ event: UIEvent) {
    guard let view = touch.window?.hitTest(touch.location(in: nil), with: event), !isRefused(view, touch) else { return }
    touch.view = view
    touch.gestureRecognizers = sequence(first: view, next: \.superview)
      .flatMap { $0.gestureRecognizers ?? [] }
      .filter { $0.takes(touch) }
  }
}

extension CGPoint {
  func distance(to point: CGPoint) -> CGFloat {
    let (x, y) = (point.x - x, point.y - y)
    return (x * x + y * y).squareRoot()
  }
}
