import Raster

/// Chooses palette entries for pixels whose colours the palette lacks.
struct Ditherer {
  let bitmap: Bitmap
  let spans: PixelSpans
  private let palette: [Pixel]
  private let nearest: NearestColor
  let smoothness: Smoothness

  /// - Parameters:
  ///   - bitmap: each pixel is opaque or `.clear`.
  ///   - palette: may be empty if all pixels are `.clear`.
  init(_ bitmap: Bitmap, _ spans: PixelSpans, _ palette: [Pixel], _ axes: ColorAxes, smoothness: Smoothness) {
    self.smoothness = smoothness
    self.bitmap = bitmap
    self.spans = spans
    self.palette = palette
    nearest = NearestColor(palette, axes)
  }

  /// The palette entry of each pixel of the spans; `palette.count` where it shows nothing.
  func indices(_ dither: GIFOptions.Dither, _ content: ColorCensus.Content) -> [UInt8] {
    if dither == .diffusion { return diffused() }
    switch content {
    case .exact(let histogram):
      let matches = matches(for: histogram.colors, dither)
      if dither == .none || !matches.matches.contains(where: \.isMixed) {
        let entries = matches.matches.map(\.entry)
        return histogram.identifiers.map { entries[Int($0)] }
      }
      return ordered(histogram, matches, onlyWhereSmooth: dither == .auto)
    case .binned(let bins):
      return ordered(bins, matches(for: bins.commonest, dither), onlyWhereSmooth: dither == .auto)
    }
  }

  private func matches(for colors: [Pixel], _ dither: GIFOptions.Dither) -> MatchTable {
    MatchTable(colors, palette, nearest, mixes: dither != .none, mixesNear: dither != .auto)
  }

  private var nothing: UInt8 { UInt8(truncatingIfNeeded: palette.count) }

  /// Diffuses errors along the rows, alternately from the left and from the right. Pixels outside of the spans neither use nor pass
  /// on errors.
  private func diffused() -> [UInt8] {
    let width = bitmap.width
    var indices = Array(repeating: nothing, count: spans.count)
    let places = ColorPlaces(palette)
    var table = EntryTable(nearest)
    // Errors are in sixteenths of a level. Each row of them has one place more at either end.
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
          let color = bitmap.pixels[at]
          defer { place += step }
          guard color.bits != 0 else { continue }
          let wanted = color.levels &+ (errors[x + 1] &+ 8) &>> 4
          let near = Pixel(levels: wanted)
          let entry = places.place(of: near) ?? table.entry(for: near)
          indices[place] = entry
          let error = Self.limited(wanted &- palette[Int(entry)].levels)
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

  /// Limits an error to 48 levels, so that a colour far from the whole palette does not smear across the picture.
  private static func limited(_ error: SIMD4<Int32>) -> SIMD4<Int32> {
    error.clamped(lowerBound: SIMD4(repeating: -48), upperBound: SIMD4(repeating: 48))
  }
}
