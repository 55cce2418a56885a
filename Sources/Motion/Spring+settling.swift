// Source: measured settling durations of CASpringAnimation; below critical damping they follow the envelope, from there on a
// count in tenths of a second. This 0.001 is not the one of Spring+fitting.swift.

extension Spring {
  /// The time in seconds after which the spring counts as at rest.
  ///
  /// Without damping, or beyond 100,000 s when critically damped or above, it is the greatest finite `Float`: never.
  public var settlingDuration: Double {
    guard damping > 0 else { return Self.never }
    let regime = Regime(self)
    guard regime.ratio < 1 else { return countedSettlingDuration }
    let swing = ((regime.decay - initialVelocity) / regime.split).magnitude
    return max(0, Elementary.log((1 + swing) / 0.001) / regime.decay)
  }

  private static let never = Double(Float.greatestFiniteMagnitude)

  /// The first tenth of a second, counted by adding 0.1 again and again, at which the rest of the way is below 0.001.
  private var countedSettlingDuration: Double {
    var t = 0.1
    while (1 - value(at: t)).magnitude >= 0.001 {
      t += 0.1
      if t > 100_000 { return Self.never }
    }
    return t
  }
}
