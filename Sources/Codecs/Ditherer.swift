import Raster

/// Gives every pixel an entry of a palette that lacks its colour.
struct Ditherer {
  private let bitmap: Bitmap
  private let census: ColorCensus
  private let palette: [Pixel]

  /// - Parameter palette: may be empty if the picture shows nothing.
  init(_ bitmap: Bitmap, _ census: ColorCensus, _ palette: [Pixel]) {
    self.bitmap = bitmap
    self.census = census
    self.palette = palette
  }

  /// One for each pixel; `palette.count` where it shows nothing.
  func indices(_ dither: GIFOptions.Dither) -> [UInt8] {
    let nearest = NearestColor(palette.map(PerceptualSpace.shared.color))
    switch dither {
    case .none: return flat(nearest)
    case .auto: return ordered(nearest, onlyWhereSmooth: true)
    case .ordered: return ordered(nearest, onlyWhereSmooth: false)
    case .diffusion: return diffused(nearest)
    }
  }

  private var nothing: UInt8 { UInt8(truncatingIfNeeded: palette.count) }

  private func flat(_ nearest: NearestColor) -> [UInt8] {
    let space = PerceptualSpace.shared
    let table = census.colors.map { UInt8(truncatingIfNeeded: nearest.place(for: space.color($0))) } + [nothing]
    return census.identifiers.map { table[Int($0)] }
  }

  private func ordered(_ nearest: NearestColor, onlyWhereSmooth: Bool) -> [UInt8] {
    let matcher = PaletteMatcher(palette, nearest)
    let matches = census.colors.map(matcher.match)
    let mixed: UInt16 = 256
    let table = matches.map { UInt16($0.first) | ($0.first == $0.second ? 0 : mixed) } + [UInt16(nothing)]
    let thresholds = OrderedPattern.thresholds
    let (width, identifiers) = (bitmap.width, census.identifiers)
    var indices: [UInt8] = []
    indices.reserveCapacity(identifiers.count)
    for y in 0..<bitmap.height {
      let pattern = y % OrderedPattern.side * OrderedPattern.side
      for x in 0..<width {
        let place = Int(identifiers[y * width + x])
        let entry = table[place]
        var index = UInt8(truncatingIfNeeded: entry)
        if entry & mixed != 0 {
          let color = IndexedImage.shown(bitmap.pixels[y * width + x])
          if matches[place].share(of: color) > thresholds[pattern + x % OrderedPattern.side],
            !onlyWhereSmooth || isSmooth(x, y)
          {
            index = matches[place].second
          }
        }
        indices.append(index)
      }
    }
    return indices
  }

  /// Whether a pixel hardly differs from one beside and one above or below it.
  @inline(__always)
  private func isSmooth(_ x: Int, _ y: Int) -> Bool {
    let (width, at) = (bitmap.width, y * bitmap.width + x)
    let beside = x > 0 ? at - 1 : width > 1 ? at + 1 : at
    let along = y > 0 ? at - width : bitmap.height > 1 ? at + width : at
    let pixel = bitmap.pixels[at]
    return Self.isSmooth(pixel, bitmap.pixels[beside]) && Self.isSmooth(pixel, bitmap.pixels[along])
  }

  /// How many levels neighbours in a gradient may lie apart; edges lie further.
  private static let smoothStep: Int32 = 6

  @inline(__always)
  private static func isSmooth(_ one: Pixel, _ other: Pixel) -> Bool {
    let red = Int32(one.red) - Int32(other.red)
    let green = Int32(one.green) - Int32(other.green)
    let blue = Int32(one.blue) - Int32(other.blue)
    return max(abs(red), abs(green), abs(blue)) <= smoothStep
  }

  /// Rows in turn from the left and from the right.
  private func diffused(_ nearest: NearestColor) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    var indices = Array(repeating: nothing, count: width * height)
    var cache = ColorCache(palette, nearest)
    // Sixteenths of a level; a place more on either side.
    var (errors, below) = (Array(repeating: SIMD4<Int32>(), count: width + 2), Array(repeating: SIMD4<Int32>(), count: width + 2))
    for y in 0..<height {
      let step = y % 2 == 0 ? 1 : -1
      for count in 0..<width {
        let x = step > 0 ? count : width - 1 - count
        let at = y * width + x
        guard Int(census.identifiers[at]) < census.colors.count else { continue }
        let wanted = Self.components(IndexedImage.shown(bitmap.pixels[at])) &+ (errors[x + 1] &+ 8) &>> 4
        let entry = cache.place(for: Self.pixel(wanted))
        indices[at] = UInt8(truncatingIfNeeded: entry)
        let error = Self.limited(wanted &- Self.components(palette[entry]))
        errors[x + 1 + step] &+= error &* 7
        below[x + 1 - step] &+= error &* 3
        below[x + 1] &+= error &* 5
        below[x + 1 + step] &+= error
      }
      (errors, below) = (below, Array(repeating: .zero, count: width + 2))
    }
    return indices
  }

  private static func components(_ pixel: Pixel) -> SIMD4<Int32> {
    SIMD4(Int32(pixel.red), Int32(pixel.green), Int32(pixel.blue), 0)
  }

  private static func pixel(_ components: SIMD4<Int32>) -> Pixel {
    let levels = components.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return Pixel(
      red: UInt8(truncatingIfNeeded: levels.x), green: UInt8(truncatingIfNeeded: levels.y),
      blue: UInt8(truncatingIfNeeded: levels.z))
  }

  /// What a palette lacks altogether must not run through the picture.
  private static func limited(_ error: SIMD4<Int32>) -> SIMD4<Int32> {
    error.clamped(lowerBound: SIMD4(repeating: -48), upperBound: SIMD4(repeating: 48))
  }
}

/// Palette entries of colours asked for before.
private struct ColorCache {
  private let nearest: NearestColor
  /// By the upper six bits of the components: the entry + 1.
  private var places = Array(repeating: UInt16(0), count: 1 << 18)
  private let own: [Pixel: Int]

  init(_ palette: [Pixel], _ nearest: NearestColor) {
    self.nearest = nearest
    own = Dictionary(palette.indices.map { (palette[$0], $0) }) { first, _ in first }
  }

  mutating func place(for color: Pixel) -> Int {
    if let place = own[color] { return place }
    let bin = Int(color.red >> 2) << 12 | Int(color.green >> 2) << 6 | Int(color.blue >> 2)
    if places[bin] == 0 {
      let middle = Pixel(red: color.red | 2, green: color.green | 2, blue: color.blue | 2)
      places[bin] = UInt16(nearest.place(for: PerceptualSpace.shared.color(middle)) + 1)
    }
    return Int(places[bin]) - 1
  }
}
