import Raster

/// Finds the palette entry that looks nearest to a colour, exactly: no candidate is left out.
///
/// Entries are sorted by lightness. The search goes outwards from the colour's own lightness, until the difference in lightness
/// alone exceeds the best distance so far. About 20 of 255 entries are looked at.
struct NearestColor {
  private let axes: ColorAxes
  private let colors: [PerceptualColor]
  /// For each place in `colors`, the place in the palette.
  private let order: [Int]
  /// For every 64th lightness, the first place in `colors` that is not darker.
  private let starts: [Int]

  /// - Parameter pixels: the palette, which may be empty if no entry is asked for.
  init(_ pixels: [Pixel], _ axes: ColorAxes = .seen) {
    self.axes = axes
    let palette = pixels.map(axes.color)
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

  /// The nearest entry's place in a palette of at most 256 colours.
  func entry(for color: Pixel) -> UInt8 {
    UInt8(truncatingIfNeeded: place(for: axes.color(color)))
  }

  /// The nearest entry's place in the palette. If several are equally near, the one found first counts.
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
