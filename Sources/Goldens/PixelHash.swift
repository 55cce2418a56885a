public import Raster

/// 128 bits that tell pictures apart: what a golden keeps of each frame beside its pixels.
///
/// The input is words of 64 bits, each two pixels as they lie in memory; they go to four lanes in turn. The lanes begin with the
/// width and height, so that the same pixels in another shape have another hash. A lane works as those of MurmurHash3 do (Appleby,
/// public domain): a word is scrambled before it meets its lane, since the highest bit of a product alone would not spread. At the
/// end the lanes are folded twice, each time through MurmurHash3's finaliser. The hash guards against mistakes, not against malice.
public struct PixelHash: Sendable, Hashable {
  let high: UInt64
  let low: UInt64

  /// The hash of a picture's sides and pixels.
  public init(_ bitmap: Bitmap) {
    var lanes = Lanes(UInt64(bitmap.width) << 32 | UInt64(bitmap.height))
    let pixels = bitmap.pixels.span
    let whole = pixels.count & ~7
    for at in stride(from: 0, to: whole, by: 8) {
      lanes.add(
        Self.word(pixels[at], pixels[at + 1]), Self.word(pixels[at + 2], pixels[at + 3]),
        Self.word(pixels[at + 4], pixels[at + 5]), Self.word(pixels[at + 6], pixels[at + 7]))
    }
    for at in whole..<pixels.count { lanes.add(UInt64(pixels[at].bits)) }
    (high, low) = lanes.folded
  }

  /// The hash of a file's bytes.
  package init(_ bytes: [UInt8]) {
    var lanes = Lanes(UInt64(bytes.count))
    var word: UInt64 = 0
    for (at, byte) in bytes.enumerated() {
      word = word << 8 | UInt64(byte)
      if at & 7 == 7 { lanes.add(word) }
    }
    lanes.add(word)
    (high, low) = lanes.folded
  }

  @inline(__always)
  private static func word(_ first: Pixel, _ second: Pixel) -> UInt64 {
    UInt64(first.bits) | UInt64(second.bits) << 32
  }
}

// MARK: - As text

extension PixelHash: CustomStringConvertible {
  /// The hash as 32 hexadecimal digits.
  public var description: String { Self.digits(high) + Self.digits(low) }

  /// Reads a hash as `description` writes it; nil for any other spelling of the same number.
  package init?(_ text: String) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
    guard description == text else { return nil }
  }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

/// Four running sums that do not depend on each other, so that a processor works on all of them at once.
private struct Lanes {
  private var a: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var b: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private var c: UInt64 = 0x1656_67B1_9E37_79F9
  private var d: UInt64 = 0x27D4_EB2F_1656_67C5

  init(_ start: UInt64) {
    add(start)
  }

  @inline(__always)
  mutating func add(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
    a = Self.taken(first, by: a)
    b = Self.taken(second, by: b)
    c = Self.taken(third, by: c)
    d = Self.taken(fourth, by: d)
  }

  @inline(__always)
  mutating func add(_ word: UInt64) {
    (a, b, c, d) = (b, c, d, Self.taken(word, by: a))
  }

  var folded: (UInt64, UInt64) {
    let one = Self.mixed(a) ^ Self.mixed(b &+ 1) &+ Self.mixed(c &+ 2) ^ Self.mixed(d &+ 3)
    let other = Self.mixed(d ^ one) &+ Self.mixed(c &+ one) ^ Self.mixed(b ^ (one << 1)) &+ Self.mixed(a &+ (one >> 1))
    return (Self.mixed(one), Self.mixed(other))
  }

  @inline(__always)
  private static func taken(_ word: UInt64, by lane: UInt64) -> UInt64 {
    let scrambled = turned(word &* 0x87C3_7B91_1142_53D5, 31) &* 0x4CF5_AD43_2745_937F
    return turned(lane ^ scrambled, 27) &* 5 &+ 0x52DC_E729
  }

  @inline(__always)
  private static func turned(_ word: UInt64, _ by: UInt64) -> UInt64 { word &<< by | word &>> (64 - by) }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = (word ^ word >> 33) &* 0xFF51_AFD7_ED55_8CCD
    word = (word ^ word >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return word ^ word >> 33
  }
}
