import Raster

/// Finds the palette entry that looks nearest to a colour, exactly: no candidate is left out.
///
/// Entries lie in the order of their lightness; the search goes outwards from the colour's own until lightness alone is
/// further away than the best so far. About 20 of 255 entries are looked at.
struct NearestColor {
  private let colors: [PerceptualColor]
  /// Place in `colors` to place in the palette.
  private let order: [Int]
  /// For every 64 steps of lightness, the first place that is not darker.
  private let starts: [Int]

  /// - Parameter palette: may be empty if nothing is asked for.
  init(_ pixels: [Pixel]) {
    let palette = pixels.map(PerceptualSpace.shared.color)
    let order = palette.indices.sorted { (palette[$0].lightness, $0) < (palette[$1].lightness, $1) }
    let colors = order.map { palette[$0] }
    self.order = order
    self.colors = colors
    var place = 0
    starts = (0...8192 / 64 + 1).map { step in
      while place < colors.count && colors[place].lightness < Int32(step * 64) { place += 1 }
      return place
    }
  }

  /// The place in the palette, for one of at most 256 colours.
  func entry(for color: Pixel) -> UInt8 {
    UInt8(truncatingIfNeeded: place(for: PerceptualSpace.shared.color(color)))
  }

  /// The entry's place in the palette. Of equally near ones the one found first counts.
  @inline(__always)
  func place(for color: PerceptualColor) -> Int {
    let start = starts[min(max(Int(color.lightness) >> 6, 0), starts.count - 1)]
    var best = 0
    var least = Int32.max
    var up = start
    while up < colors.count {
      let step = colors[up].lightness &- color.lightness
      if step > 0 && step &* step >= least { break }
      let distance = color.squaredDistance(to: colors[up])
      if distance < least { (least, best) = (distance, up) }
      up += 1
    }
    var down = start - 1
    while down >= 0 {
      let step = color.lightness &- colors[down].lightness
      if step > 0 && step &* step >= least { break }
      let distance = color.squaredDistance(to: colors[down])
      if distance < least { (least, best) = (distance, down) }
      down -= 1
    }
    return order[best]
  }
}
