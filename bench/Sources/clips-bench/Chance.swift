/// Numbers that a seed decides, the same on every machine (SplitMix64, Steele et al. 2014).
struct Chance {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number in 0..<1.
  mutating func part() -> Float { Float(bits() >> 40) / Float(1 << 24) }

  mutating func between(_ low: Float, _ high: Float) -> Float { low + (high - low) * part() }

  mutating func below(_ count: Int) -> Int { Int(bits() % UInt64(count)) }

  /// About normal, with mean 0 and deviation 1.
  mutating func grain() -> Float { (part() + part() + part() + part() - 2) * 1.73 }

  mutating func color(_ low: Float = 0, _ high: Float = 255) -> Color {
    Color(between(low, high), between(low, high), between(low, high))
  }
}

extension Array {
  /// In an order that chance decides.
  func shuffled(by chance: inout Chance) -> [Element] {
    var all = self
    for last in all.indices.reversed() where last > 0 { all.swapAt(last, chance.below(last + 1)) }
    return all
  }
}
