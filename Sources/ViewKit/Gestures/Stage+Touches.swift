extension Stage {
  /// Lets fingers touch the screen as the clock advances, from now or `delay` seconds later.
  ///
  /// The fingers are sampled at every sixtieth of a second from the script's start, and when they come down and lift.
  public func touch(_ script: TouchScript, after delay: Double = 0) {
    let start = now + delay
    let fingers = script.fingers.map { (script: $0, onScreen: touchScreen.makeFinger()) }
    for moment in script.moments {
      time.call(at: start + moment) { [unowned self] in
        let down = fingers.filter { $0.script.start < moment && moment <= $0.script.end }
        touchScreen.move(down.map { ($0.onScreen, $0.script.point(at: moment)) }, on: self)
        touchScreen.lift(fingers.filter { $0.script.start < moment && $0.script.end == moment }.map(\.onScreen), on: self)
        let new = fingers.filter { $0.script.start == moment }
        touchScreen.press(new.map { ($0.onScreen, $0.script.point(at: moment)) }, on: self)
        touchScreen.lift(new.filter { $0.script.end == moment }.map(\.onScreen), on: self)
      }
    }
  }

  /// One finger that passes through the points at their times.
  public func touch(along path: [(time: Double, point: CGPoint)], pace: TouchScript.Pace = .linear, after delay: Double = 0) {
    let places = path.map { TouchScript.Place(time: $0.time, point: $0.point) }
    touch(TouchScript([TouchScript.Finger(places, pace: pace)]), after: delay)
  }

  /// Schedules taps of one finger.
  public func tap(at point: CGPoint, count: Int = 1, after delay: Double = 0) {
    touch(.tap(at: point, count: count), after: delay)
  }

  /// Schedules a finger that stays for `duration` seconds.
  public func press(at point: CGPoint, for duration: Double, after delay: Double = 0) {
    touch(.press(at: point, for: duration), after: delay)
  }

  /// Schedules a finger that goes down, moves and lifts.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: Double, pace: TouchScript.Pace = .linear, hold: Double = 0,
    after delay: Double = 0
  ) {
    touch(.drag(from: start, to: end, duration: duration, pace: pace, hold: hold), after: delay)
  }

  /// Schedules two fingers that move apart or together, and turn about the point between them.
  public func pinch(
    at center: CGPoint, from startDistance: CGFloat, to endDistance: CGFloat, turning angle: CGFloat = 0, duration: Double,
    pace: TouchScript.Pace = .linear, hold: Double = 0, after delay: Double = 0
  ) {
    touch(
      .pinch(at: center, from: startDistance, to: endDistance, turning: angle, duration: duration, pace: pace, hold: hold),
      after: delay)
  }

  /// The places of the fingers that are down, in the window, in the order in which they came down.
  public var fingers: [CGPoint] { touchScreen.fingers }

  /// Every finger since the stage was made, in the order in which they were scripted.
  public var fingerTraces: [FingerTrace] { touchScreen.allTraces }

  // MARK: Interaction

  /// Whether fingers that come down now make no touches; those already down go on.
  public var interactionIsDisabled: Bool { interactionLocks > 0 }

  /// Disables interaction until `enableInteraction` has been called as often as this method.
  package func disableInteraction() {
    interactionLocks += 1
  }

  package func enableInteraction() {
    interactionLocks = max(interactionLocks - 1, 0)
  }
}

extension TouchScript {
  /// The times at which fingers come down, are sampled or lift, in order.
  fileprivate var moments: [Double] {
    fingers.flatMap { Finger.samplingTimes(from: $0.start, to: $0.end) + $0.places.map(\.time) }.ascendingOnce
  }
}
