internal import Motion

/// A stretch of an offset's way, as a closed form of the time since it began.
package enum ScrollPiece: Equatable {
  /// Slows down by the same share in every millisecond.
  case decay(from: Double, velocity: Double, rate: Double)
  /// Slows down likewise, but comes just `distance` far in `duration`.
  case glide(from: Double, distance: Double, rate: Double, duration: Double)
  /// A critically damped spring, `excess` away from its rest.
  case spring(rest: Double, excess: Double, velocity: Double, frequency: Double)
  /// The way back of content that was held beyond an end.
  case release(rest: Double, excess: Double, velocity: Double)
  /// Slow at the beginning and at the end.
  case ease(from: Double, to: Double, duration: Double)

  /// The two rates at which content that was held beyond an end comes back, per second.
  private static let releaseRates = (slow: 9.0, fast: 46.0)

  /// The seconds in which a velocity falls to 1/e of itself at a rate per millisecond.
  package static func time(ofRate rate: Double) -> Double { -1 / (1000 * Elementary.log(rate)) }

  package func value(at t: Double) -> Double {
    switch self {
    case .decay(let from, let velocity, let rate):
      let time = Self.time(ofRate: rate)
      return from - velocity * time * Elementary.expMinusOne(-t / time)
    case .glide(let from, let distance, let rate, let duration):
      let time = Self.time(ofRate: rate)
      return from + distance * Elementary.expMinusOne(-min(t, duration) / time) / Elementary.expMinusOne(-duration / time)
    case .spring(let rest, let excess, let velocity, let frequency):
      return rest + (excess + (velocity + frequency * excess) * t) * Elementary.exp(-frequency * t)
    case .release(let rest, let excess, let velocity):
      let (slow, fast) = Self.shares(excess, velocity)
      return rest + slow * Elementary.exp(-Self.releaseRates.slow * t) + fast * Elementary.exp(-Self.releaseRates.fast * t)
    case .ease(let from, let to, let duration):
      return from + (to - from) * TimingCurve.easeInOut.value(at: min(t / duration, 1))
    }
  }

  /// The velocity where the piece begins, or on the way, in points per second.
  package func velocity(at t: Double) -> Double {
    switch self {
    case .decay(_, let velocity, let rate):
      return velocity * Elementary.exp(-t / Self.time(ofRate: rate))
    case .spring(_, let excess, let velocity, let frequency):
      return (velocity - frequency * (velocity + frequency * excess) * t) * Elementary.exp(-frequency * t)
    case .release(_, let excess, let velocity):
      let (slow, fast) = Self.shares(excess, velocity)
      let (first, second) = (Self.releaseRates.slow, Self.releaseRates.fast)
      return -first * slow * Elementary.exp(-first * t) - second * fast * Elementary.exp(-second * t)
    case .glide, .ease:
      return (value(at: t + 0.0005) - value(at: max(t - 0.0005, 0))) / (t < 0.0005 ? t + 0.0005 : 0.001)
    }
  }

  /// What of an excess fades at the slow rate and what at the fast one.
  private static func shares(_ excess: Double, _ velocity: Double) -> (slow: Double, fast: Double) {
    let (slow, fast) = releaseRates
    return ((fast * excess + velocity) / (fast - slow), -(slow * excess + velocity) / (fast - slow))
  }
}
