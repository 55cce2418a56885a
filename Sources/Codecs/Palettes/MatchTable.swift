import Raster

/// For each colour, the nearest palette entry and a second one, its partner, which dithering mixes with it.
struct MatchTable {
  /// A match takes twelve bytes, so that the matches of a photograph's colours stay in a processor's cache.
  struct Match {
    /// The direction from the nearest entry to the partner, scaled so that the way between them measures 2^14.
    private var red: Int16 = 0
    private var green: Int16 = 0
    private var blue: Int16 = 0
    /// The nearest palette entry; for `.clear` it is the palette's size, cut to eight bits.
    var entry: UInt8
    private(set) var partner: UInt8 = 0
    /// The nearest entry's place along that direction; `unknown` while the partner has yet to be looked for, `far` if there is
    /// none.
    private var origin: Int32

    private static let unknown = Int32.min
    private static let far = Int32.max

    /// - Parameter isMixed: whether it may have a partner.
    init(_ entry: Int, isMixed: Bool) {
      self.entry = UInt8(truncatingIfNeeded: entry)
      origin = isMixed ? Self.unknown : Self.far
    }

    /// Whether its partner has yet to be looked for.
    @inline(__always)
    var isOpen: Bool { origin == Self.unknown }

    /// `isOpen` as a mask: 255 for true and 0 for false.
    @inline(__always)
    var openBits: UInt8 { UInt8(truncatingIfNeeded: (Int64(origin) &- Int64(Self.unknown) &- 1) >> 63) }

    /// Whether it has a partner or may have one.
    @inline(__always)
    var isMixed: Bool { origin != Self.far }

    mutating func hasNoPartner() { origin = Self.far }

    mutating func mix(with partner: Int, _ direction: SIMD4<Int32>, from levels: SIMD4<Int32>) {
      self.partner = UInt8(truncatingIfNeeded: partner)
      (red, green, blue) = (Int16(direction.x), Int16(direction.y), Int16(direction.z))
      origin = (levels &* direction).wrappedSum()
    }

    /// How many 256ths of the partner, mixed with the nearest entry, come nearest to a colour; below 0 if no partner is known.
    @inline(__always)
    func share(of color: Pixel) -> Int32 {
      let red = Int32(color.red) &* Int32(red)
      let green = Int32(color.green) &* Int32(green)
      let blue = Int32(color.blue) &* Int32(blue)
      // Without a partner the direction is zero, so that `unknown` and `far` both give a number below 0.
      return (red &+ green &+ blue &- origin) >> 6
    }
  }

  private let nearest: NearestColor
  private let mixes: Bool
  private let levels: [SIMD4<Int32>]
  /// The palette as the eye sees it; empty if every colour that the palette lacks is mixed.
  private let seen: [PerceptualColor]
  /// For each palette entry, its distance in RGB to the nearest other entry.
  private let spacings: [Int32]
  private var colors: [Pixel] = []
  private(set) var matches: [Match] = []

  /// A colour is near to its entry up to this squared distance, which two greys have that lie two levels apart. Where nearer ones
  /// were mixed, too, a twentieth more bytes and a third of a decibel went into grain that hides no band.
  private static let near: Int32 = 60 * 60

  /// - Parameters:
  ///   - colors: the colours to match; `.clear` gets the palette's size as its entry.
  ///   - mixes: whether partners will be asked for.
  ///   - mixesNear: whether they are for colours, too, that hardly differ from their entries.
  init(_ colors: [Pixel], _ palette: [Pixel], _ nearest: NearestColor, mixes: Bool, mixesNear: Bool = true) {
    self.nearest = nearest
    seen = mixes && !mixesNear ? palette.map(PerceptualSpace.shared.color) : []
    self.mixes = mixes
    let levels = palette.map(\.levels)
    self.levels = levels
    spacings = mixes ? levels.map { Self.spacing(of: $0, in: levels) } : []
    matches.reserveCapacity(colors.count)
    for color in colors { append(color) }
  }

  /// The distance from a colour to the nearest different one; 0 if there is none.
  private static func spacing(of own: SIMD4<Int32>, in levels: [SIMD4<Int32>]) -> Int32 {
    let squares = levels.lazy.map { (($0 &- own) &* ($0 &- own)).wrappedSum() }
    return Int32(Double(squares.filter { $0 > 0 }.min() ?? 0).squareRoot())
  }

  /// Adds the match of a colour; returns the match's number.
  @discardableResult
  mutating func append(_ color: Pixel) -> Int {
    colors.append(color)
    if color.bits == 0 {
      matches.append(Match(levels.count, isMixed: false))
    } else {
      let place = Int(nearest.entry(for: color))
      matches.append(Match(place, isMixed: mixes && differs(color, from: place)))
    }
    return matches.count - 1
  }

  /// Whether a colour differs so much from a palette entry that it may be mixed.
  private func differs(_ color: Pixel, from place: Int) -> Bool {
    guard !seen.isEmpty else { return levels[place] != color.levels }
    return PerceptualSpace.shared.color(color).squaredDistance(to: seen[place]) > Self.near
  }

  /// Finds the partner of a match and sets it.
  ///
  /// The partner lies beyond the colour as seen from the nearest entry. On the line from that entry through the colour, up to three
  /// points are tried: twice as far as the colour, as far as the entry's nearest neighbour, and one and a half times as far as
  /// that. The first point to which another entry looks nearest gives the partner.
  mutating func findPartner(of number: Int) {
    let place = Int(matches[number].entry)
    let (own, offset) = (levels[place], colors[number].levels &- levels[place])
    let distance = Int32(Double((offset &* offset).wrappedSum()).squareRoot())
    for reach in [distance &* 2, spacings[place], spacings[place] &* 3 / 2] where reach >= distance {
      let point = own &+ offset &* reach / SIMD4(repeating: max(distance, 1))
      let other = Int(nearest.entry(for: Pixel(levels: point)))
      if other == place { continue }
      let step = levels[other] &- own
      let length = (step &* step).wrappedSum()
      let direction = length == 0 ? .zero : (step &<< 14) / SIMD4(repeating: length)
      return matches[number].mix(with: other, direction, from: own)
    }
    matches[number].hasNoPartner()
  }
}

extension Pixel {
  /// A pixel of red, green and blue, each limited to what a byte holds.
  init(levels: SIMD4<Int32>) {
    let bytes = levels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    self.init(
      red: UInt8(truncatingIfNeeded: bytes.x), green: UInt8(truncatingIfNeeded: bytes.y),
      blue: UInt8(truncatingIfNeeded: bytes.z))
  }

  /// Red, green and blue.
  @inline(__always)
  var levels: SIMD4<Int32> {
    SIMD4(Int32(red), Int32(green), Int32(blue), 0)
  }
}
