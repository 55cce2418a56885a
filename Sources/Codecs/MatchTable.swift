import Raster

/// How colours are shown with a palette: the nearest entry, and the one to mix with it where dithering is due, which is
/// looked for when it is first asked for.
struct MatchTable {
  /// In an entry: it may be mixed with another.
  static let mixed: UInt16 = 256

  private struct Partner {
    var isKnown = false
    /// Nil where there is none.
    var place: UInt8?
    /// Towards it, scaled so that the way there measures 2^14.
    var direction = SIMD4<Int32>()
  }

  private let nearest: NearestColor
  private let mixes: Bool
  private let levels: [SIMD4<Int32>]
  /// Of every palette entry, how far the nearest other one lies in RGB.
  private let spacings: [Int32]
  private var colors: [Pixel] = []
  /// The nearest palette entry, with `mixed` where it is not the colour itself.
  private var entries: [UInt16] = []
  private var partners: [Partner] = []

  /// - Parameters:
  ///   - colors: those to match; the palette's size is the entry of nothing.
  ///   - mixes: whether partners will be asked for.
  init(_ colors: [Pixel], _ palette: [Pixel], _ nearest: NearestColor, mixes: Bool) {
    self.nearest = nearest
    self.mixes = mixes
    let levels = palette.map(\.levels)
    self.levels = levels
    spacings =
      !mixes
      ? []
      : levels.map { own in
        var least = Int32.max
        for other in levels {
          let square = (other &- own) &* (other &- own)
          let distance = square.wrappedSum()
          if distance > 0 && distance < least { least = distance }
        }
        return least == .max ? 0 : Int32(Double(least).squareRoot())
      }
    entries.reserveCapacity(colors.count)
    for color in colors { append(color) }
  }

  @inline(__always)
  func entry(at number: Int) -> UInt16 { entries[number] }

  /// Returns the new match's number.
  @discardableResult
  mutating func append(_ color: Pixel) -> Int {
    colors.append(color)
    if mixes { partners.append(Partner()) }
    if color.bits == 0 {
      entries.append(UInt16(levels.count))
    } else {
      let place = nearest.place(for: PerceptualSpace.shared.color(color))
      entries.append(UInt16(place) | (mixes && levels[place] != color.levels ? Self.mixed : 0))
    }
    return entries.count - 1
  }

  /// The partner, where more than `threshold` 256ths of it, mixed with the nearest entry, come nearest to a colour.
  @inline(__always)
  mutating func partner(of color: Pixel, _ number: Int, above threshold: Int32) -> UInt8? {
    if !partners[number].isKnown { partners[number] = findPartner(of: number) }
    guard let place = partners[number].place else { return nil }
    let origin = levels[Int(entries[number] & 255)]
    let share = ((color.levels &- origin) &* partners[number].direction).wrappedSum() >> 6
    return share > threshold ? place : nil
  }

  /// It lies beyond the colour as seen from the nearest entry: what looks nearest to the mirror image, or, where that is the
  /// same entry, to a point as far off as entries lie apart, or half as far again.
  private func findPartner(of number: Int) -> Partner {
    let place = Int(entries[number] & 255)
    let (own, offset) = (levels[place], colors[number].levels &- levels[place])
    let distance = Int32(Double((offset &* offset).wrappedSum()).squareRoot())
    for reach in [distance &* 2, spacings[place], spacings[place] &* 3 / 2] where reach >= distance {
      let point = own &+ offset &* reach / SIMD4(repeating: max(distance, 1))
      let other = nearest.place(for: PerceptualSpace.shared.color(Pixel(levels: point)))
      if other == place { continue }
      let step = levels[other] &- own
      let length = (step &* step).wrappedSum()
      let direction = length == 0 ? .zero : (step &<< 14) / SIMD4(repeating: length)
      return Partner(isKnown: true, place: UInt8(truncatingIfNeeded: other), direction: direction)
    }
    return Partner(isKnown: true)
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
