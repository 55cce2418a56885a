import Raster

/// How colours are shown with a palette: the nearest entry, and the one to mix with it where dithering is due.
struct MatchTable {
  /// Twelve bytes, so that those of a photograph's colours stay in a processor's cache.
  struct Match {
    /// Towards the partner, scaled so that the way there measures 2^14.
    private var red: Int16 = 0
    private var green: Int16 = 0
    private var blue: Int16 = 0
    /// The nearest palette entry; the palette's size, cut to eight bits, is that of nothing.
    var entry: UInt8
    private(set) var partner: UInt8 = 0
    /// How far along that direction the nearest entry lies. `unknown` stands for a partner still to be looked for, `far` for none.
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

    /// All bits of a byte where it is.
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

    /// How many 256ths of the partner, mixed with the nearest entry, come nearest to a colour; none where a partner is not known.
    @inline(__always)
    func share(of color: Pixel) -> Int32 {
      let red = Int32(color.red) &* Int32(red)
      let green = Int32(color.green) &* Int32(green)
      let blue = Int32(color.blue) &* Int32(blue)
      // Without one the directions are zero, so that either origin gives less than none.
      return (red &+ green &+ blue &- origin) >> 6
    }
  }

  private let nearest: NearestColor
  private let mixes: Bool
  private let levels: [SIMD4<Int32>]
  /// How far the nearest other entry lies from each, in RGB.
  private let spacings: [Int32]
  private var colors: [Pixel] = []
  private(set) var matches: [Match] = []

  /// - Parameters:
  ///   - colors: those to match; the palette's size is the entry of nothing.
  ///   - mixes: whether partners will be asked for.
  init(_ colors: [Pixel], _ palette: [Pixel], _ nearest: NearestColor, mixes: Bool) {
    self.nearest = nearest
    self.mixes = mixes
    let levels = palette.map(\.levels)
    self.levels = levels
    spacings = mixes ? levels.map { Self.spacing(of: $0, in: levels) } : []
    matches.reserveCapacity(colors.count)
    for color in colors { append(color) }
  }

  /// How far the nearest other level lies; 0 without one.
  private static func spacing(of own: SIMD4<Int32>, in levels: [SIMD4<Int32>]) -> Int32 {
    let squares = levels.lazy.map { (($0 &- own) &* ($0 &- own)).wrappedSum() }
    return Int32(Double(squares.filter { $0 > 0 }.min() ?? 0).squareRoot())
  }

  /// Returns the new match's number.
  @discardableResult
  mutating func append(_ color: Pixel) -> Int {
    colors.append(color)
    if color.bits == 0 {
      matches.append(Match(levels.count, isMixed: false))
    } else {
      let place = nearest.place(for: PerceptualSpace.shared.color(color))
      matches.append(Match(place, isMixed: mixes && levels[place] != color.levels))
    }
    return matches.count - 1
  }

  /// Looks for the entry to mix with the one nearest to a colour, and sets the match's partner.
  ///
  /// The partner lies beyond the colour as seen from the nearest entry. It is the entry that looks nearest to a point on that way:
  /// to the mirror image of the nearest entry; where that is the same entry, to a point as far off as entries lie apart, and at
  /// last to one half as far again.
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
  /// Red, green and blue, each limited to what a byte holds.
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
