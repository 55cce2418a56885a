internal import Motion

/// The progress that was asked for last of a curve and of a spring. Thousands of animations that began together ask for the same in
/// every frame, and a root of a cubic or an exponential costs more than all else that one of them computes.
@MainActor
enum Pacing {
  private static var curve: (curve: TimingCurve, time: Double, value: Double)?
  private static var spring: (spring: Spring, time: Double, value: Double)?

  static func value(of curve: TimingCurve, at time: Double) -> Double {
    if let last = self.curve, last.time == time, last.curve == curve { return last.value }
    let value = curve.value(at: time)
    self.curve = (curve, time, value)
    return value
  }

  static func value(of spring: Spring, at time: Double) -> Double {
    if let last = self.spring, last.time == time, last.spring == spring { return last.value }
    let value = spring.value(at: time)
    self.spring = (spring, time, value)
    return value
  }
}
