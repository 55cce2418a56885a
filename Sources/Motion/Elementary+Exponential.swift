// Goals and edge cases: see Elementary.swift. exp: x = n·ln 2 + r, Taylor series for e^r − 1, the square taken exactly.
// log: x = 2^n·m with m in √½…√2, log m = 2·artanh((m − 1)/(m + 1)) in double-double.

extension Elementary {
  /// e to the power of `x`; 0 below −746, infinite above 709.78.
  public static func exp(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    return exp(of: DoubleDouble(x)).map { scaled($0.rounded, by: $1) } ?? (x < 0 ? 0 : .infinity)
  }

  /// e to the power of `x`, less 1, without losing the digits of a small `x`.
  public static func expMinusOne(_ x: Double) -> Double {
    guard x.magnitude > 0x1p-54 else { return x }
    guard !(x < -50), !x.isNaN else { return x.isNaN ? x : -1 }
    guard x < 700 else { return exp(x) }
    let (excess, exponent) = excess(of: DoubleDouble(x))
    let whole = scaled(1, by: exponent)
    return (excess.scaled(by: whole) + DoubleDouble(sum: whole, -1)).rounded
  }

  /// The natural logarithm; −∞ at 0, not a number below.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    return x.isFinite ? logarithm(of: x).rounded : x
  }

  /// e^x as a number near 1 and a power of two; nil where a `Double` cannot hold the result.
  private static func exp(of x: DoubleDouble) -> (DoubleDouble, Int)? {
    guard x.high.magnitude < 746 else { return nil }
    let (excess, exponent) = excess(of: x)
    return (DoubleDouble(1) + excess, exponent)
  }

  /// (e^r − 1, n) for x = n·ln 2 + r with |r| ≤ ln 2 / 2.
  private static func excess(of x: DoubleDouble) -> (DoubleDouble, Int) {
    let n = (x.high * 0x1.71547652b82fep+0).rounded()
    let below = DoubleDouble(product: n, ln2.low)
    let r = DoubleDouble(sum: x.high - n * ln2.high, -below.high) + DoubleDouble(0, x.low - below.low)
    let square = r * r
    let tail = r.high * square.high * polynomial(r.high, reciprocalFactorials)
    let sum = DoubleDouble(ordered: r.high, square.high / 2)
    return (DoubleDouble(ordered: sum.high, sum.low + (r.low + square.low / 2 + tail)), Int(n))
  }

  /// The logarithm of a positive finite number to about 100 bits.
  private static func logarithm(of x: Double) -> DoubleDouble {
    var (m, n) = (x.significand, Int(x.exponent))
    if m > 0x1.6a09e667f3bcdp+0 { (m, n) = (m / 2, n + 1) }
    guard m != 1 || n != 0 else { return DoubleDouble(0) }
    let s = DoubleDouble(m - 1) / DoubleDouble(sum: m, 1)
    let square = s * s
    let start = DoubleDouble(polynomial(square.high, oddReciprocals))
    let series = firstOddReciprocals.reduce(start) { sum, next in sum * square + next }
    let twice = s.scaled(by: 2)
    let ofFraction = twice + twice * (square * series)
    let scale = Double(n)
    return DoubleDouble(scale * ln2.high) + DoubleDouble(product: scale, ln2.low) + ofFraction
  }

  /// ln 2, its first part short enough that its product with any binary exponent is exact.
  private static let ln2 = DoubleDouble(0x1.62e42fefa2000p-1, 0x1.9ef35793c7673p-41)

  /// 1/3!, 1/4!, … 1/15!
  private static let reciprocalFactorials: [Double] = [
    1 / 6, 1 / 24, 1 / 120, 1 / 720, 1 / 5040, 1 / 40320, 1 / 362_880, 1 / 3_628_800, 1 / 39_916_800, 1 / 479_001_600,
    1 / 6_227_020_800, 1 / 87_178_291_200, 1 / 1_307_674_368_000,
  ]

  /// 1/9, 1/11, … 1/33
  private static let oddReciprocals: [Double] = [
    1 / 9, 1 / 11, 1 / 13, 1 / 15, 1 / 17, 1 / 19, 1 / 21, 1 / 23, 1 / 25, 1 / 27, 1 / 29, 1 / 31, 1 / 33,
  ]

  /// 1/7, 1/5, 1/3
  private static let firstOddReciprocals = [
    DoubleDouble(0x1.2492492492492p-3, 0x1.2492492492492p-57),
    DoubleDouble(0x1.999999999999ap-3, -0x1.999999999999ap-57),
    DoubleDouble(0x1.5555555555555p-2, 0x1.5555555555555p-56),
  ]
}
