// Goals, in order: (1) exactly 0 and 1 at the ends, and the straight line exact; (2) y to full double precision: the root is
// pursued until it stops moving, which no fixed number of steps or tolerance promises; (3) the same bits everywhere.
// Source: W3C, "CSS Easing Functions Level 1", for the meaning; Newton's method inside a shrinking bracket for the root.

/// A cubic Bézier from (0, 0) to (1, 1), y as a function of x.
@frozen public struct TimingCurve: Sendable, Hashable {
  /// The first control point; its x is in 0…1.
  public let x1, y1: Double
  /// The second control point; its x is in 0…1.
  public let x2, y2: Double

  /// A curve with these control points; an x outside 0…1 becomes the nearer end, one that is not a number 0.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = Self.clamped(x1)
    self.y1 = y1
    self.x2 = Self.clamped(x2)
    self.y2 = y2
  }

  /// The fraction of the way travelled at the fraction `x` of the time, which is clamped to 0…1; y may leave 0…1.
  public func value(at x: Double) -> Double {
    let x = Self.clamped(x)
    return isLine || x == 0 || x == 1 ? x : height(at: parameter(at: x))
  }

  /// The slope dy/dx at `x`, clamped to 0…1; at an end the slope into the curve, and infinite where the tangent is vertical.
  public func velocity(at x: Double) -> Double {
    let x = Self.clamped(x)
    if isLine { return 1 }
    if x == 0 { return slope(x1, y1, otherwise: x2, y2) }
    if x == 1 { return slope(1 - x2, 1 - y2, otherwise: 1 - x1, 1 - y1) }
    let t = parameter(at: x)
    let (run, rise) = (Self.derivative(x1, x2, at: t), Self.derivative(y1, y2, at: t))
    return run > 0 ? rise / run : rise < 0 ? -.infinity : .infinity
  }

  private static func clamped(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }

  private var isLine: Bool { x1 == y1 && x2 == y2 }

  /// The direction towards the nearest control point that is not the end itself.
  private func slope(_ run: Double, _ rise: Double, otherwise farRun: Double, _ farRise: Double) -> Double {
    if run != 0 || rise != 0 { return rise / run }
    return farRun != 0 || farRise != 0 ? farRise / farRun : 1
  }

  /// The t at which the curve passes over `x`, for 0 < x < 1.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var t = x
    // A step follows the tangent or halves the bracket. The named curves need 16 steps at most (100,000 abscissas each); 200
    // are used up only where x is below 1e-60 and the tangent vertical.
    for _ in 0..<200 {
      let excess = Self.coordinate(x1, x2, at: t) - x
      if excess == 0 { break }
      if excess < 0 { low = t } else { high = t }
      let next = Self.step(from: t, by: excess / Self.derivative(x1, x2, at: t), within: low, high)
      if next == t { break }
      t = next
    }
    return t
  }

  private static func step(from t: Double, by correction: Double, within low: Double, _ high: Double) -> Double {
    let next = t - correction
    if next == t { return t }
    return next > low && next < high ? next : low + (high - low) / 2
  }

  private func height(at t: Double) -> Double { Self.coordinate(y1, y2, at: t) }

  /// One coordinate of the curve with inner control coordinates `a` and `b`: sums of like signs when both are in 0…1.
  private static func coordinate(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return t * (3 * rest * (rest * a + t * b) + t * t)
  }

  private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * (rest * rest * a + 2 * rest * t * (b - a) + t * t * (1 - b))
  }
}

extension TimingCurve {
  /// An even pace.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Begins slowly.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Begins and ends slowly.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Core Animation's curve "default".
  public static let standard = TimingCurve(0.25, 0.1, 0.25, 1)

  /// Every curve that `CAMediaTimingFunction(name:)` knows, by its name there; the laws in the tests run over this list.
  public static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", linear),
    ("easeIn", easeIn),
    ("easeOut", easeOut),
    ("easeInEaseOut", easeInOut),
    ("default", standard),
  ]
}
