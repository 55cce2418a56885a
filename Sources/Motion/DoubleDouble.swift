// Goals, in order: (1) the same bits on every machine, so no fused multiply-add and no libm; (2) about 104 bits, enough
// that a function rounded once from here is within a hair of correctly rounded; (3) short.
// Source: T. J. Dekker, "A floating-point technique for extending the available precision", Numer. Math. 18 (1971);
// D. E. Knuth, TAOCP 2, §4.2.2, for the exact sum.
// Deviation: multiplication overflows above 2^996 (the splitting does); callers scale first.

/// A number carried as the unevaluated sum of two `Double`s, the second at most half an ulp of the first.
struct DoubleDouble {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// `a + b` without error.
  init(sum a: Double, _ b: Double) {
    high = a + b
    let addend = high - a
    low = (a - (high - addend)) + (b - addend)
  }

  /// `a + b` without error, given `|a| ≥ |b|` or `a == 0`.
  init(ordered a: Double, _ b: Double) {
    high = a + b
    low = b - (high - a)
  }

  /// `a · b` without error, for factors below 2^996 whose product is not subnormal.
  init(product a: Double, _ b: Double) {
    let (a1, a2) = Self.halves(of: a)
    let (b1, b2) = Self.halves(of: b)
    high = a * b
    low = ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2
  }

  /// The number rounded once.
  var rounded: Double { high + low }

  private static func halves(of x: Double) -> (Double, Double) {
    let spread = 134_217_729 * x  // 2^27 + 1
    let top = spread - (spread - x)
    return (top, x - top)
  }

  static prefix func - (a: Self) -> Self { Self(-a.high, -a.low) }

  static func + (a: Self, b: Self) -> Self {
    let highs = Self(sum: a.high, b.high)
    let lows = Self(sum: a.low, b.low)
    let sum = Self(ordered: highs.high, highs.low + lows.high)
    return Self(ordered: sum.high, sum.low + lows.low)
  }

  static func - (a: Self, b: Self) -> Self { a + -b }

  static func * (a: Self, b: Self) -> Self {
    let product = Self(product: a.high, b.high)
    return Self(ordered: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: Self, b: Self) -> Self {
    let first = a.high / b.high
    let rest = a - b * Self(first)
    return Self(ordered: first, rest.high / b.high)
  }

  /// The root of a number that is not negative; 0 for 0.
  func squareRoot() -> Self {
    guard high > 0 else { return Self(0) }
    let first = high.squareRoot()
    let rest = self - Self(product: first, first)
    return Self(ordered: first, rest.high / (2 * first))
  }

  /// The number times a power of two.
  func scaled(by power: Double) -> Self { Self(high * power, low * power) }
}

extension DoubleDouble {
  static let halfPi = Self(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
  static let pi = Self(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53)
}
