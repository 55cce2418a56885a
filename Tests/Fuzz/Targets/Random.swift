/// Numbers that decide what a test tries. They come from a seed, endless and the same in every run, or from a fuzzer's bytes.
package struct Random {
  private var state: UInt64
  /// The bytes that are left; nil where the seed decides. When they are spent, all numbers are 0.
  private var bytes: ArraySlice<UInt8>?

  package init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  package init(_ bytes: [UInt8]) {
    self.init(0)
    self.bytes = bytes[...]
  }

  /// Whether bytes decide.
  var isFed: Bool { bytes != nil }

  /// Whether there are no more bytes to decide by.
  package var isSpent: Bool { bytes?.isEmpty ?? false }

  package mutating func next() -> UInt32 { bytes == nil ? step() : number(of: 4) }

  private mutating func step() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 33)
  }

  private mutating func number(of count: Int) -> UInt32 {
    (0..<count).reduce(0) { number, _ in number << 8 | UInt32(bytes?.popFirst() ?? 0) }
  }

  /// A number from 0 up to a limit.
  package mutating func below(_ count: Int) -> Int {
    Int(bytes == nil ? step() : number(of: count <= 256 ? 1 : 4)) % count
  }

  package mutating func double(_ range: ClosedRange<Double>) -> Double {
    let (number, limit): (UInt32, UInt32) = bytes == nil ? (step() & 0xFFFFFF, 0xFFFFFF) : (number(of: 2), 0xFFFF)
    return range.lowerBound + Double(number) / Double(limit) * (range.upperBound - range.lowerBound)
  }

  package mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// One of a few numbers that often make trouble; where bytes decide, it may be any other number, too.
  package mutating func wildDouble() -> Double {
    let numbers = [0, 1, -1, 0.5, 7.3, -20, 1e-300, 1e9, -1e300, 1e300, 1.7e308, .infinity, -.infinity, .nan]
    let choice = below(numbers.count + (bytes == nil ? 0 : 1))
    return choice < numbers.count ? numbers[choice] : Double(bitPattern: UInt64(next()) << 32 | UInt64(next()))
  }
}
