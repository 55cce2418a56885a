// Goals and edge cases: see Elementary.swift. The angle is reduced to −π/4…π/4 with its rounding error kept beside it
// (QuarterTurns.swift); there the Taylor series, cut where the rest is below 2^-60, with the first terms added exactly.

extension Elementary {
  /// The sine of an angle in radians; not a number for an infinite one.
  public static func sin(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    guard x.magnitude > 0x1p-27 else { return x }
    return sine(of: QuarterTurns(x)).rounded
  }

  /// The cosine of an angle in radians; not a number for an infinite one.
  public static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    return cosine(of: QuarterTurns(x)).rounded
  }

  /// The tangent of an angle in radians; not a number for an infinite one.
  public static func tan(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    guard x.magnitude > 0x1p-27 else { return x }
    let turns = QuarterTurns(x)
    return (sine(of: turns) / cosine(of: turns)).rounded
  }

  private static func sine(of angle: QuarterTurns) -> DoubleDouble {
    let near = angle.count & 1 == 0 ? sine(near: angle.remainder) : cosine(near: angle.remainder)
    return angle.count & 2 == 0 ? near : -near
  }

  private static func cosine(of angle: QuarterTurns) -> DoubleDouble {
    let near = angle.count & 1 == 0 ? cosine(near: angle.remainder) : sine(near: angle.remainder)
    return (angle.count + 1) & 2 == 0 ? near : -near
  }

  /// r − r³/6 + …, the cube taken exactly.
  private static func sine(near r: DoubleDouble) -> DoubleDouble {
    let square = r * r
    let z = square.high
    let tail = polynomial(z, sineTail)
    let cube = square * r * sixth
    let sum = DoubleDouble(ordered: r.high, -cube.high)
    return DoubleDouble(ordered: sum.high, sum.low + (r.low - cube.low + r.high * z * z * tail))
  }

  /// 1 − r²/2 + …, the square taken exactly.
  private static func cosine(near r: DoubleDouble) -> DoubleDouble {
    let square = r * r
    let z = square.high
    let tail = polynomial(z, cosineTail)
    let sum = DoubleDouble(ordered: 1, -square.high / 2)
    return DoubleDouble(ordered: sum.high, sum.low + (z * z * tail - square.low / 2))
  }

  /// 1/5!, −1/7!, … 1/17!
  private static let sineTail: [Double] = [
    1 / 120, -1 / 5040, 1 / 362_880, -1 / 39_916_800, 1 / 6_227_020_800, -1 / 1_307_674_368_000, 1 / 355_687_428_096_000,
  ]

  /// 1/4!, −1/6!, … −1/18!
  private static let cosineTail: [Double] = [
    1 / 24, -1 / 720, 1 / 40320, -1 / 3_628_800, 1 / 479_001_600, -1 / 87_178_291_200, 1 / 20_922_789_888_000,
    -1 / 6_402_373_705_728_000,
  ]

  private static let sixth = DoubleDouble(0x1.5555555555555p-3, 0x1.5555555555555p-57)

  /// The polynomial with these coefficients, lowest power first.
  static func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
    var sum = 0.0
    for next in coefficients.reversed() { sum = sum * x + next }
    return sum
  }
}
