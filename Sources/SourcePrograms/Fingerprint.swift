/// 128 bits that tell texts apart, by FNV-1a (Fowler, Noll and Vo, public domain). They guard against mistakes, not against malice.
struct Fingerprint {
  private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
  }

  /// Adds a text and its end, so that two texts are not taken for one.
  mutating func add(_ text: String) {
    add(text.utf8)
    add([0xFF])
  }

  /// 32 hexadecimal digits.
  var digits: String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 32 - text.count) + text
  }
}
