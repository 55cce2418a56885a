// Goals, in order: the same numbers at every run; even enough for scattering things on a screen. Not for secrets.
// Sources: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (SplitMix64); POSIX for `drand48`.

/// A stage's random numbers, the same for every stage.
struct RandomNumbers {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// 48 bits, as POSIX starts them.
  private var linear: UInt64 = 0x1234_ABCD_330E

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func seedLinear(_ seed: Int) {
    linear = UInt64(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330E
  }

  /// The next number of POSIX's sequence, in 0..<1.
  mutating func nextLinear() -> Double {
    linear = (linear &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return Double(linear) * 0x1p-48
  }
}

extension RandomNumbers: RandomNumberGenerator {}

// MARK: - The C names

/// One of the current stage's random numbers: every run draws the same.
@preconcurrency @MainActor
public func arc4random() -> UInt32 {
  arc4random_uniform(0)
}

/// A number in 0..<upperBound, each as likely; a bound of 0 stands for 2³².
@preconcurrency @MainActor
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  let stage = StageTime.required(for: "Random numbers are a stage's")
  guard upperBound > 0 else { return UInt32(truncatingIfNeeded: stage.randomNumbers.next() >> 32) }
  return UInt32.random(in: 0..<upperBound, using: &stage.randomNumbers)
}

/// A number in 0..<1.
@preconcurrency @MainActor
public func drand48() -> Double {
  let stage = StageTime.required(for: "Random numbers are a stage's")
  return stage.randomNumbers.nextLinear()
}

@preconcurrency @MainActor
public func srand48(_ seed: Int) {
  StageTime.current?.randomNumbers.seedLinear(seed)
}
