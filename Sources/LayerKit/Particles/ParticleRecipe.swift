/// A value with the width over which particles' values are spread, and what it gains in a second.
struct Spread: Equatable {
  var middle: Double
  var range: Double
  var speed: Double

  init(_ middle: Double, _ range: Double = 0, speed: Double = 0) {
    (self.middle, self.range, self.speed) = (middle, range, speed)
  }

  /// The value of a particle whose share, in -0.5..<0.5, was drawn, at an age in seconds.
  func value(_ share: Double, at age: Double = 0) -> Double { middle + range * share + speed * age }

  /// The largest value at birth.
  var most: Double { middle + abs(range) / 2 }
}

/// The values of a `CAEmitterCell` when its layer took them over.
struct ParticleRecipe: Equatable {
  var name: String?
  var birthRate = 0.0
  var lifetime = Spread(0)
  var begin = 0.0
  var duration = Double.infinity
  var direction = Spread(0)
  var latitude = 0.0
  var velocity = Spread(0)
  var acceleration = CGPoint.zero
  var scale = Spread(1)
  var spin = Spread(0)
  var red = Spread(1)
  var green = Spread(1)
  var blue = Spread(1)
  var alpha = Spread(1)
  var image: CGImage?
  var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  var imageScale: CGFloat = 1
  var cells: [ParticleRecipe] = []

  static func == (left: ParticleRecipe, right: ParticleRecipe) -> Bool {
    left.image === right.image && left.cells == right.cells && left.numbers == right.numbers && left.name == right.name
      && left.part == right.part
  }

  private var numbers: [Double] {
    let spreads = [lifetime, direction, velocity, scale, spin, red, green, blue, alpha]
    return spreads.flatMap { [$0.middle, $0.range, $0.speed] } + [
      birthRate, begin, duration, latitude, Double(acceleration.x), Double(acceleration.y), Double(imageScale),
    ]
  }

  /// For how long anything of a particle may be seen after its birth, in seconds, with that of its own cells.
  func reach(_ lifetimeFactor: Double) -> Double {
    lifetime.most * lifetimeFactor + (cells.map { $0.reach(lifetimeFactor) }.max() ?? 0)
  }
}

/// Numbers for one particle, the same in every film: each hangs on who the particle is, and on nothing else.
struct ParticleChance {
  private let key: UInt64

  init(_ key: UInt64) { self.key = key }

  /// The chance of a particle of the one that this is the chance of.
  func descendant(_ cell: Int, _ number: Int) -> ParticleChance {
    ParticleChance(
      Self.mixed(key &+ UInt64(bitPattern: Int64(cell)) &* 0x9E37_79B9_7F4A_7C15) &+ UInt64(bitPattern: Int64(number)))
  }

  /// A share in -0.5..<0.5; each channel has one of its own.
  subscript(channel: Channel) -> Double {
    Double(Self.mixed(key &* 0x2545_F491_4F6C_DD1D &+ channel.rawValue) >> 11) * 0x1p-53 - 0.5
  }

  enum Channel: UInt64 {
    case lifetime = 1, direction, velocity, scale, spin, red, green, blue, alpha, x, y
  }

  /// Steele, Lea and Flood's SplitMix64.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
