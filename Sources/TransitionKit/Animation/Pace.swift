internal import Motion

/// How an animation covers its way.
enum Pace {
  case curve(TimingCurve)
  case spring(Spring)

  /// The share of the way covered `time` seconds into `duration`; springs do not ask for the duration.
  func fraction(at time: Double, of duration: Double) -> Double {
    switch self {
    case .curve(let curve): curve.value(at: duration > 0 ? time / duration : 1)
    case .spring(let spring): spring.value(at: time)
    }
  }
}
