internal import Motion

/// The movements of fingers on the screen, in seconds from the script's start and points of the window.
public struct TouchScript: Sendable, Equatable {
  /// How a finger goes from one place to the next.
  public enum Pace: Sendable {
    /// At an even pace.
    case linear
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at the beginning and at the end.
    case easeInOut

    func progress(at fraction: Double) -> Double {
      switch self {
      case .linear: fraction
      case .easeIn: TimingCurve.easeIn.value(at: fraction)
      case .easeOut: TimingCurve.easeOut.value(at: fraction)
      case .easeInOut: TimingCurve.easeInOut.value(at: fraction)
      }
    }
  }

  /// Where a finger is at a time.
  public struct Place: Sendable, Equatable {
    /// In seconds from the script's beginning.
    public var time: Double
    /// In the window's coordinates.
    public var point: CGPoint

    /// Makes a place on a finger's way.
    public init(time: Double, point: CGPoint) {
      self.time = time
      self.point = point
    }
  }

  /// A finger that comes down in its first place and lifts in its last; a place held twice is a rest.
  public struct Finger: Sendable, Equatable {
    /// At least one place, in the order of their times, none before the script's start.
    public let places: [Place]
    /// How the finger moves from place to place.
    public let pace: Pace

    /// Makes a finger that goes down at the first place and lifts at the last.
    public init(_ places: [Place], pace: Pace = .linear) {
      insist(!places.isEmpty, "A finger must be somewhere")
      insist(places[0].time >= 0 && places.allSatisfy(\.time.isFinite), "A finger's times are counted from 0")
      insist(zip(places, places.dropFirst()).allSatisfy { $0.time <= $1.time }, "A finger's times only grow")
      self.places = places
      self.pace = pace
    }
  }

  /// The fingers, which all belong to one gesture.
  public var fingers: [Finger]

  /// Makes a script of fingers.
  public init(_ fingers: [Finger]) {
    self.fingers = fingers
  }

  /// When the last finger lifts.
  public var duration: Double { fingers.map(\.end).max() ?? 0 }
}

// MARK: - Gestures by name

extension TouchScript {
  /// Taps of 0.05 s, the next 0.15 s after the one before.
  public static func tap(at point: CGPoint, count: Int = 1) -> TouchScript {
    TouchScript((0..<count).map { .still(at: point, from: 0.15 * Double($0), for: 0.05) })
  }

  /// A finger that stays at a point for `duration` seconds.
  public static func press(at point: CGPoint, for duration: Double) -> TouchScript {
    TouchScript([.still(at: point, from: 0, for: duration)])
  }

  /// - Parameter hold: how long the finger rests before it lifts; after 0.1 s its velocity is 0.
  public static func drag(
    from start: CGPoint, to end: CGPoint, duration: Double, pace: Pace = .linear, hold: Double = 0
  ) -> TouchScript {
    let places = [
      Place(time: 0, point: start), Place(time: duration, point: end), Place(time: duration + hold, point: end),
    ]
    return TouchScript([Finger(places, pace: pace)])
  }

  /// Two fingers on both sides of `center`, first side by side, that change their distance and turn about it.
  ///
  /// - Parameter angle: in radians, clockwise.
  public static func pinch(
    at center: CGPoint, from startDistance: CGFloat, to endDistance: CGFloat, turning angle: CGFloat = 0, duration: Double,
    pace: Pace = .linear, hold: Double = 0
  ) -> TouchScript {
    let times = Finger.samplingTimes(from: 0, to: duration) + [duration, duration + hold]
    func finger(on side: CGFloat) -> Finger {
      Finger(
        times.map { time in
          let progress = CGFloat(pace.progress(at: duration > 0 ? min(time / duration, 1) : 1))
          let radius = side * (startDistance + (endDistance - startDistance) * progress) / 2
          let arm = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: angle * progress))
          return Place(time: time, point: CGPoint(x: center.x + arm.x, y: center.y + arm.y))
        })
    }
    return TouchScript([finger(on: -1), finger(on: 1)])
  }
}

// MARK: - Where a finger is

extension TouchScript.Finger {
  static func still(at point: CGPoint, from start: Double, for duration: Double) -> Self {
    Self([TouchScript.Place(time: start, point: point), TouchScript.Place(time: start + duration, point: point)])
  }

  var start: Double { places[0].time }
  var end: Double { places[places.count - 1].time }

  /// The start, and all multiples of 1/60 s between the start and the end.
  static func samplingTimes(from start: Double, to end: Double) -> [Double] {
    guard end > start else { return [start] }
    let sixtieths = (Int(start * 60)...Int(end * 60)).map { (index: Int) -> Double in Double(index) / 60 }
    return [start] + sixtieths.filter { $0 > start + 1e-6 && $0 < end - 1e-6 }
  }

  /// The finger's place at a time. Before its first time the finger is in its first place, after the last in its last.
  func point(at time: Double) -> CGPoint {
    guard let next = places.firstIndex(where: { $0.time >= time }), next > 0 else {
      return (time <= start ? places[0] : places[places.count - 1]).point
    }
    let (from, to) = (places[next - 1], places[next])
    if time == to.time { return to.point }
    let progress = CGFloat(pace.progress(at: (time - from.time) / (to.time - from.time)))
    return CGPoint(
      x: from.point.x + (to.point.x - from.point.x) * progress, y: from.point.y + (to.point.y - from.point.y) * progress)
  }
}
