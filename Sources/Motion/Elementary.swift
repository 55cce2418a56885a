// Goals, in order: (1) the same bits on every machine, in debug and release: only +, −, ×, ÷ and √, which IEEE 754 rounds
// exactly, and integers; (2) the error below 0.6 ulp for every finite argument, however large, and the edge cases of
// IEEE 754-2019 §9.2.1; (3) monotone near the points where a transition starts and ends; (4) fast enough to be called a few
// times per animation and frame, which is all that is asked of it.
// Out of scope: signalling flags, `Float`, and hyperbolic functions.

/// Elementary functions with the same bits on every machine.
public enum Elementary {
  /// The length of (x, y), without overflow or underflow on the way; infinite if either is.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    let long = max(x.magnitude, y.magnitude)
    let short = min(x.magnitude, y.magnitude)
    if x.isInfinite || y.isInfinite { return .infinity }
    guard !x.isNaN, !y.isNaN else { return .nan }
    guard short > 0 else { return long }
    let exponent = long.exponent
    let (a, b) = (scaled(long, by: -exponent), scaled(short, by: -exponent))
    let squares = DoubleDouble(product: a, a) + DoubleDouble(product: b, b)
    return scaled(squares.squareRoot().rounded, by: exponent)
  }

  /// `x · 2^exponent` for −2044 ≤ exponent ≤ 2044, rounded once if `x` is near 1 or the result is.
  static func scaled(_ x: Double, by exponent: Int) -> Double {
    let half = exponent / 2
    return x * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
