import Raster

/// How a colour is shown with a palette: the nearest entry, and the one to mix with it where dithering is due.
struct PaletteMatch {
  let first: UInt8
  let second: UInt8
  /// The palette's colour of `first`.
  private let origin: SIMD4<Int32>
  /// Along it lies `second`, scaled so that the way there measures 2^14.
  private let direction: SIMD4<Int32>

  fileprivate init(_ first: Int, _ second: Int, _ origin: SIMD4<Int32>, _ step: SIMD4<Int32>) {
    self.first = UInt8(truncatingIfNeeded: first)
    self.second = UInt8(truncatingIfNeeded: second)
    self.origin = origin
    let length = (step &* step).wrappedSum()
    direction = length == 0 ? .zero : (step &<< 14) / SIMD4(repeating: length)
  }

  /// How much of `second`, in 256ths, mixed with `first` comes nearest to a colour.
  @inline(__always)
  func share(of color: Pixel) -> Int32 {
    ((color.levels &- origin) &* direction).wrappedSum() >> 6
  }
}

/// Finds matches in one palette.
struct PaletteMatcher {
  private let levels: [SIMD4<Int32>]
  private let nearest: NearestColor
  /// Of every entry, how far the nearest other one lies in RGB.
  private let spacings: [Int32]

  init(_ palette: [Pixel], _ nearest: NearestColor) {
    let levels = palette.map(\.levels)
    self.levels = levels
    self.nearest = nearest
    spacings = levels.map { own in
      let squares = levels.lazy.map { ($0 &- own) &* ($0 &- own) }.map { $0.wrappedSum() }
      return Int32(Double(squares.filter { $0 > 0 }.min() ?? 0).squareRoot())
    }
  }

  /// The partner lies beyond the colour as seen from the nearest entry: what looks nearest to the mirror image, or, where
  /// that is the same entry, to a point as far off as entries lie apart, or half as far again.
  func match(_ color: Pixel) -> PaletteMatch {
    let place = nearest.place(for: PerceptualSpace.shared.color(color))
    let (own, offset) = (levels[place], color.levels &- levels[place])
    let distance = Int32(Double((offset &* offset).wrappedSum()).squareRoot())
    guard offset != .zero else { return PaletteMatch(place, place, own, .zero) }
    for reach in [distance &* 2, spacings[place], spacings[place] &* 3 / 2] where reach >= distance {
      let point = own &+ offset &* reach / SIMD4(repeating: max(distance, 1))
      let other = nearest.place(for: PerceptualSpace.shared.color(Pixel(levels: point)))
      if other != place { return PaletteMatch(place, other, own, levels[other] &- own) }
    }
    return PaletteMatch(place, place, own, .zero)
  }
}

extension Pixel {
  /// Red, green and blue, each limited to what a byte holds.
  fileprivate init(levels: SIMD4<Int32>) {
    let bytes = levels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    self.init(
      red: UInt8(truncatingIfNeeded: bytes.x), green: UInt8(truncatingIfNeeded: bytes.y),
      blue: UInt8(truncatingIfNeeded: bytes.z))
  }

  /// Red, green and blue.
  @inline(__always)
  fileprivate var levels: SIMD4<Int32> {
    SIMD4(Int32(red), Int32(green), Int32(blue), 0)
  }
}
