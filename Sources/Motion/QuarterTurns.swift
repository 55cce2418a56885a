// Goals, in order: (1) exact enough for any finite angle: the remainder keeps 2^-137 absolute, and no double comes nearer to
// a multiple of π/2 than about 2^-62, so at least 75 bits of it are right; sin(.pi) keeps its 1.2e-16; (2) one path for every
// size of angle, in integers.
// Source: M. Payne, R. Hanek, "Radian reduction for trigonometric functions", ACM SIGNUM Newsletter 18 (1983).
// Deviation: no separate path for small angles; the window of 2/π starts before the binary point instead.

/// An angle as a whole number of quarter turns and a remainder in −π/4…π/4.
struct QuarterTurns {
  /// The number of quarter turns modulo 4.
  var count: Int
  var remainder: DoubleDouble

  /// Reduces a finite angle in radians.
  init(_ angle: Double) {
    guard angle.magnitude > 0x1.921fb54442d18p-1 else {
      count = 0
      remainder = DoubleDouble(angle)
      return
    }
    var turns = Self.fixedPointTurns(of: angle.magnitude)
    let quadrant = turns.removeWholes()
    let isNegative = angle < 0
    count = isNegative ? (4 - quadrant) & 3 : quadrant
    let size = turns.asDoubleDouble * .halfPi
    remainder = isNegative != turns.isNegative ? -size : size
  }

  /// `angle · 2/π` modulo 4.
  private static func fixedPointTurns(of angle: Double) -> FixedPoint {
    let significand = (angle.significandBitPattern | 1 << 52)
    // angle = significand · 2^power. The bits of 2/π above 2^(2 − power) only make multiples of 4; 64 zeros stand before them.
    let power = Int(angle.exponent) - 52
    let start = power - 2 + 64
    let (word, shift) = (start / 64, UInt64(start % 64))
    func window(_ index: Int) -> UInt64 {
      let above = twoOverPi[word + index] << shift
      return shift == 0 ? above : above | twoOverPi[word + index + 1] >> (64 - shift)
    }
    let third = window(2).multipliedFullWidth(by: significand)
    let second = window(1).multipliedFullWidth(by: significand)
    let (middle, carry) = second.low.addingReportingOverflow(third.high)
    let top = window(0) &* significand &+ second.high &+ (carry ? 1 : 0)
    return FixedPoint(top: top, middle: middle, bottom: third.low)
  }

  /// The bits of 2/π after 64 zeros, highest first.
  private static let twoOverPi: [UInt64] = [
    0x0000_0000_0000_0000,
    0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041, 0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e, 0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b, 0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d, 0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab, 0xf0cf_bc20_9af4_361d,
  ]
}

/// A number modulo 4 in 192 bits: two before the binary point, 190 after it.
private struct FixedPoint {
  var top: UInt64
  var middle: UInt64
  var bottom: UInt64
  var isNegative = false

  /// Takes the nearest whole number away and returns it; what stays is a sign and a magnitude of at most a half.
  mutating func removeWholes() -> Int {
    let wholes = Int((top >> 61 + 1) >> 1) & 3
    isNegative = top >> 61 & 1 == 1
    top &= 1 << 62 - 1
    if isNegative { subtractFromOne() }
    return wholes
  }

  private mutating func subtractFromOne() {
    bottom = ~bottom &+ 1
    middle = ~middle &+ (bottom == 0 ? 1 : 0)
    top = (~top &+ (bottom == 0 && middle == 0 ? 1 : 0)) & (1 << 62 - 1)
  }

  /// The magnitude, to 106 bits from its highest bit that is set.
  var asDoubleDouble: DoubleDouble {
    var bits = self
    var exponent = -190
    while bits.top == 0 && (bits.middle | bits.bottom) != 0 {
      (bits.top, bits.middle, bits.bottom) = (bits.middle, bits.bottom, 0)
      exponent -= 64
    }
    let shift = UInt64(bits.top.leadingZeroBitCount)
    guard shift < 64 else { return DoubleDouble(0) }
    exponent -= Int(shift)
    let first = bits.top << shift | bits.middle >> (64 - shift)
    let second = bits.middle << shift | bits.bottom >> (64 - shift)
    let (a, b) = (Double(first >> 11), Double((first & 0x7ff) << 42 | second >> 22))
    return DoubleDouble(
      ordered: Elementary.scaled(a, by: exponent + 128 + 11), Elementary.scaled(b, by: exponent + 64 + 22))
  }
}
