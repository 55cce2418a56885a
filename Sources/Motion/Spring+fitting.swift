// Goals, in order: (1) the frequency UIKit finds, also where the equation has several roots, so the same iteration from the
// same guess with the same number of steps and no test of convergence; (2) a usable spring for any input.
// Source: springs printed on devices; the equation is "the sine term has shrunk to 0.001 at the end".
// Deviation: where UIKit's iteration leaves the positive numbers, which nothing public describes, the magnitude is taken, and
// without a number the root for no initial velocity.

extension Spring {
  /// UIView's spring of mass 1 whose frequency is fitted to a duration.
  ///
  /// The duration is clamped to 0.01…10 s, the damping ratio to 0.00000012…1. The spring is near 1, not at it, when the duration
  /// is over.
  public static func fitted(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) -> Spring {
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let fit = SpringFit(
      duration: duration > 0.01 ? min(duration, 10) : 0.01,
      ratio: dampingRatio > leastRatio ? min(dampingRatio, 1) : leastRatio,
      velocity: velocity)
    let frequency = fit.frequency
    return Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * fit.ratio * frequency, initialVelocity: velocity)
  }

  private static let leastRatio = Double(Float.ulpOfOne)
}

/// The search for the frequency of a spring that is nearly at rest after a duration.
private struct SpringFit {
  let duration: Double
  let ratio: Double
  let velocity: Double

  var frequency: Double {
    guard velocity != 0 else { return restFrequency }
    let found = iteratedFrequency.magnitude
    return found > 0 && found.isFinite ? found : restFrequency
  }

  /// The closed form for no initial velocity.
  private var restFrequency: Double {
    guard ratio < 1 else { return 9.233413476451586 / duration }
    return (Elementary.log(1000 * ratio / flatness) / (ratio * duration)).magnitude
  }

  /// √(1 − ζ²).
  private var flatness: Double { ((1 - ratio) * (1 + ratio)).squareRoot() }

  private var iteratedFrequency: Double {
    var frequency = 5 / duration
    for _ in 0..<12 {
      let (excess, slope) = ratio < 1 ? swingingExcess(frequency) : criticalExcess(frequency)
      frequency -= excess / slope
    }
    return frequency
  }

  /// |(β − v)/ω_d|·e^(−βT) − 0.001 and its derivative by ω.
  private func swingingExcess(_ frequency: Double) -> (value: Double, slope: Double) {
    let envelope = Elementary.exp(-ratio * frequency * duration)
    let amplitude = (ratio * frequency - velocity) / (frequency * flatness)
    let growth = velocity / (frequency * frequency * flatness)
    let slope = (growth - amplitude * ratio * duration) * envelope
    return (amplitude.magnitude * envelope - 0.001, amplitude < 0 ? -slope : slope)
  }

  /// |1 + (ω − v)T|·e^(−ωT) − 0.001 and its derivative by ω.
  private func criticalExcess(_ frequency: Double) -> (value: Double, slope: Double) {
    let envelope = Elementary.exp(-frequency * duration)
    let amplitude = 1 + (frequency - velocity) * duration
    let slope = (1 - amplitude) * duration * envelope
    return (amplitude.magnitude * envelope - 0.001, amplitude < 0 ? -slope : slope)
  }
}
