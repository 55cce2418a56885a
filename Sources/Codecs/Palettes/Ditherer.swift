import Raster

/// Gives pixels entries of a palette that lacks their colours.
struct Ditherer {
  let bitmap: Bitmap
  let spans: PixelSpans
  private let palette: [Pixel]
  private let nearest: NearestColor

  /// - Parameter palette: may be empty if the picture shows nothing.
  init(_ bitmap: Bitmap, _ spans: PixelSpans, _ palette: [Pixel]) {
    self.bitmap = bitmap
    self.spans = spans
    self.palette = palette
    nearest = NearestColor(palette.map(PerceptualSpace.shared.color))
  }

  /// One for each pixel of the spans; `palette.count` where it shows nothing.
  func indices(_ dither: GIFOptions.Dither, _ content: ColorCensus.Content) -> [UInt8] {
    if dither == .diffusion { return diffused() }
    switch content {
    case .exact(let histogram):
      let matches = MatchTable(histogram.colors, palette, nearest, mixes: dither != .none)
      if dither == .none || !matches.matches.contains(where: \.isMixed) {
        let entries = matches.matches.map(\.entry)
        return histogram.identifiers.map { entries[Int($0)] }
      }
      return ordered(histogram, matches, onlyWhereSmooth: dither == .auto)
    case .binned(let bins):
      return ordered(bins, MatchTable(bins.commonest, palette, nearest, mixes: dither != .none), onlyWhereSmooth: dither == .auto)
    }
  }

  private var nothing: UInt8 { UInt8(truncatingIfNeeded: palette.count) }

  /// Rows in turn from the left and from the right. What is not in the spans takes no error on.
  private func diffused() -> [UInt8] {
    let width = bitmap.width
    var indices = Array(repeating: nothing, count: spans.count)
    var cache = ColorCache(palette, nearest)
    // Sixteenths of a level; a place more on either side.
    let none = Array(repeating: SIMD4<Int32>(), count: width + 2)
    var (errors, below) = (none, none)
    var (row, rowStart) = (0, 0)
    for y in 0..<bitmap.height {
      let first = row
      let start = rowStart
      while row < spans.ranges.count, Int(spans.ranges[row].lowerBound) < (y + 1) * width {
        rowStart += spans.ranges[row].count
        row += 1
      }
      let step = y % 2 == 0 ? 1 : -1
      var place = step > 0 ? start : rowStart - 1
      for span in step > 0 ? Array(spans.ranges[first..<row]) : spans.ranges[first..<row].reversed() {
        for count in 0..<span.count {
          let at = step > 0 ? Int(span.lowerBound) + count : Int(span.upperBound) - 1 - count
          let x = at - y * width
          let color = IndexedImage.shown(bitmap.pixels[at])
          defer { place += step }
          guard color.bits != 0 else { continue }
          let wanted = Self.components(color) &+ (errors[x + 1] &+ 8) &>> 4
          let entry = cache.place(for: Self.pixel(wanted))
          indices[place] = UInt8(truncatingIfNeeded: entry)
          let error = Self.limited(wanted &- Self.components(palette[entry]))
          errors[x + 1 + step] &+= error &* 7
          below[x + 1 - step] &+= error &* 3
          below[x + 1] &+= error &* 5
          below[x + 1 + step] &+= error
        }
      }
      (errors, below) = (below, none)
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
  private var places = Array(repeating: UInt16(0), count: ColorBins.limit)
  private let own: [Pixel: Int]

  init(_ palette: [Pixel], _ nearest: NearestColor) {
    self.nearest = nearest
    own = Dictionary(palette.indices.map { (palette[$0], $0) }) { first, _ in first }
  }

  mutating func place(for color: Pixel) -> Int {
    if let place = own[color] { return place }
    let bin = ColorBins.bin(of: color)
    if places[bin] == 0 {
      let middle = Pixel(red: color.red | 2, green: color.green | 2, blue: color.blue | 2)
      places[bin] = UInt16(nearest.place(for: PerceptualSpace.shared.color(middle)) + 1)
    }
    return Int(places[bin]) - 1
  }
}
