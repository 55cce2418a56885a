/// The glass of a stage: where the fingers are, and the touches they make.
@MainActor
final class TouchScreen {
  struct Finger: Hashable {
    fileprivate let number: Int
  }

  let contest = GestureContest()
  private var count = 0
  private var places: [(finger: Finger, point: CGPoint)] = []
  private var touches: [Finger: UITouch] = [:]
  /// Of every finger that ever came down, by its number.
  private var traces: [Int: FingerTrace] = [:]
  private var lastTouch: (time: Double, point: CGPoint, tapCount: Int)?

  /// In the order in which they came down.
  var fingers: [CGPoint] { places.map(\.point) }

  var allTraces: [FingerTrace] { traces.sorted { $0.key < $1.key }.map(\.value) }

  func makeFinger() -> Finger {
    count += 1
    return Finger(number: count)
  }

  /// A finger that comes down while interaction is disabled makes no touch, then or later.
  func press(_ pressed: [(finger: Finger, point: CGPoint)], on stage: Stage) {
    places += pressed
    for (finger, point) in pressed { traces[finger.number] = FingerTrace(point: point, down: stage.now) }
    guard !stage.interactionIsDisabled else { return }
    for (finger, point) in pressed {
      touches[finger] = makeTouch(at: point, on: stage)
    }
    send(.began, pressed.map(\.finger), on: stage)
  }

  /// Who stays in place makes no event.
  func move(_ moved: [(finger: Finger, point: CGPoint)], on stage: Stage) {
    var changed: [Finger] = []
    for (finger, point) in moved {
      guard let index = places.firstIndex(where: { $0.finger == finger }), places[index].point != point else { continue }
      places[index].point = point
      traces[finger.number]?.point = point
      touches[finger]?.move(to: point)
      changed.append(finger)
    }
    send(.moved, changed, on: stage)
  }

  func lift(_ lifted: [Finger], on stage: Stage) {
    places.removeAll { lifted.contains($0.finger) }
    for finger in lifted { traces[finger.number]?.up = stage.now }
    send(.ended, lifted, on: stage)
    for finger in lifted { touches[finger] = nil }
  }

  private func send(_ phase: UITouch.Phase, _ fingers: [Finger], on stage: Stage) {
    let changed = fingers.compactMap { touches[$0] }
    guard !changed.isEmpty else { return }
    let all = touches.sorted { $0.key.number < $1.key.number }.map(\.value)
    for touch in all { touch.phase = .stationary }
    for touch in changed {
      touch.phase = phase
      touch.timestamp = stage.now
    }
    let event = UIEvent(all, phase: phase, timestamp: stage.now, contest: contest)
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

  /// The view in front, and the recognisers on it and on the views around it.
  private func findTakers(of touch: UITouch, _ event: UIEvent) {
    guard let view = touch.window?.hitTest(touch.location(in: nil), with: event) else { return }
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
