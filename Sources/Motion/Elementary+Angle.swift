// Goals and edge cases: see Elementary.swift. The quotient of the shorter by the longer side, in 0…1, is moved to within 1/16
// of 0 by the addition theorem, atan q = atan(k/8) + atan((q − k/8)/(1 + q·k/8)); there the Taylor series.

extension Elementary {
  /// The angle of the vector (x, y) in −π…π; the signs of zeros and infinities count, as in IEEE 754's `atan2`.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    guard x.isFinite && y.isFinite else { return atan2(unit(y, among: x), unit(x, among: y)) }
    // Both sides are scaled so that the larger is near 1. A smaller side that loses digits in this is too small to matter.
    let exponent = Int(max(x.magnitude, y.magnitude, .leastNonzeroMagnitude).exponent)
    let (down, across) = (scaled(y.magnitude, by: -exponent), scaled(x.magnitude, by: -exponent))
    if down < across * 0x1p-60 && x > 0 { return y / x }
    let angle = angle(DoubleDouble(down), DoubleDouble(across), isBackwards: x.sign == .minus)
    return y.sign == .minus ? -angle.rounded : angle.rounded
  }

  /// A stand-in for one coordinate of an infinite vector: ±1 if it is infinite, ±0 if it is finite.
  private static func unit(_ x: Double, among other: Double) -> Double {
    Double(signOf: x, magnitudeOf: x.isInfinite ? 1 : 0)
  }

  /// The angle in 0…π of a vector with these sides, neither negative.
  private static func angle(_ down: DoubleDouble, _ across: DoubleDouble, isBackwards: Bool) -> DoubleDouble {
    guard down.high > 0 else { return isBackwards ? .pi : DoubleDouble(0) }
    let isSteep = down.high > across.high
    let slope = isSteep ? angle(across, over: down) : angle(down, over: across)
    let acute = isSteep ? .halfPi - slope : slope
    return isBackwards ? .pi - acute : acute
  }

  /// atan(a / b) for 0 ≤ a ≤ b.
  private static func angle(_ a: DoubleDouble, over b: DoubleDouble) -> DoubleDouble {
    let eighths = (a.high / b.high * 8).rounded()
    let step = DoubleDouble(eighths / 8)
    let t = (a - b * step) / (b + a * step)
    let z = t.high * t.high
    let tail = t.high * z * polynomial(z, [-1 / 3, 1 / 5, -1 / 7, 1 / 9, -1 / 11, 1 / 13, -1 / 15])
    return angleOfEighths[Int(eighths)] + DoubleDouble(ordered: t.high, t.low + tail)
  }

  /// atan(k/8) for k in 0…8.
  private static let angleOfEighths = [
    DoubleDouble(0),
    DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
