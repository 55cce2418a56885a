private import CCompression
import Raster

/// Finds the entry of a kept palette that is nearest to each of a picture's pixels, by their levels, and tells how far off these are.
/// Matches are remembered from picture to picture.
struct PaletteMatcher: Sendable {
  private var palette: gif_match_palette
  private var known = Array(repeating: UInt32.max, count: gif_match_slots)

  /// - Parameter colors: at most 255.
  init(_ colors: [Pixel]) {
    palette = gif_match_palette()
    unsafe gif_match_prepare(&palette, colors, colors.count)
  }

  /// The entries found for some pixels, and facts of them.
  struct Match {
    let entries: [UInt8]
    /// The mean squared distance in levels.
    let mean: Double
    /// The share of pixels in flat areas that are farther than was asked.
    let farShare: Double
    /// How many pixels of flat areas are so far off that it is seen.
    let glaringCount: Int
    /// The sum of the squared distances of pixels that are so far off, in flat areas or not.
    let glaringSum: Double
    /// How many pixels have each entry; after the palette's are those that are transparent.
    let counts: [UInt64]
    /// How many have another entry than the one before them: about as many as the bytes that they take.
    let turns: Int
  }

  /// The entries of some pixels.
  /// - Parameters:
  ///   - far: from which squared distance on pixels of flat areas count in `farShare`.
  ///   - glaring: from which squared distance on it is seen that pixels are off.
  mutating func entries(of bitmap: Bitmap, _ spans: PixelSpans, far: Double, glaring: Double) -> Match {
    var entries = Array(repeating: UInt8(0), count: spans.count)
    var counts = Array(repeating: UInt64(0), count: 256)
    var error = gif_match_error()
    (error.far, error.glaring) = (UInt32(far), UInt32(glaring))
    unsafe gif_match(&palette, &known, bitmap.pixels, spans.ranges, spans.ranges.count, &entries, &counts, &error)
    let count = Double(max(spans.count, 1))
    return Match(
      entries: entries, mean: Double(error.squares) / count, farShare: Double(error.far_count) / count,
      glaringCount: Int(error.glaring_count), glaringSum: Double(error.glaring_squares), counts: counts, turns: Int(error.turns)
    )
  }

  /// For each of some opaque colours the place of the nearest of at most 256 others.
  static func places(of colors: [Pixel], in others: [Pixel]) -> [UInt8] {
    var palette = gif_match_palette()
    var places = Array(repeating: UInt8(0), count: colors.count)
    unsafe gif_match_prepare(&palette, others, others.count)
    unsafe gif_match_each(&palette, colors, colors.count, &places)
    return places
  }

  /// The opaque colours of a bitmap, in the order in which they are met, and how many pixels have each; nil for more than `most` colours.
  static func colors(of bitmap: Bitmap, atMost most: Int) -> [CountedColor]? {
    counted(atMost: most) { slots, found, counts in
      unsafe gif_colors(&slots, bitmap.pixels, bitmap.pixels.count, &found, &counts, most)
    }
  }

  /// The opaque colours that pixels have which differ from one bitmap to the next, as in `colors`: those in the next one, and those that they had
  /// before.
  static func changedColors(
    of bitmap: Bitmap, since previous: Bitmap, atMost most: Int, withGone: Bool
  ) -> (new: [CountedColor]?, gone: [CountedColor]?) {
    let count = bitmap.pixels.count
    var differences = Array(repeating: UInt64(0), count: (count + 63) / 64)
    let new = counted(atMost: most) { slots, found, counts in
      unsafe gif_new_colors(&slots, bitmap.pixels, previous.pixels, &differences, count, &found, &counts, most)
    }
    guard new != nil, withGone else { return (new, nil) }
    let gone = counted(atMost: most) { slots, found, counts in
      unsafe gif_new_colors(&slots, previous.pixels, nil, &differences, count, &found, &counts, most)
    }
    return (new, gone)
  }

  private static func counted(
    atMost most: Int, _ find: (_ slots: inout [UInt16], _ found: inout [UInt32], _ counts: inout [UInt32]) -> Int
  ) -> [CountedColor]? {
    var slots = Array(repeating: UInt16(0), count: Int(gif_color_slots))
    var found = Array(repeating: UInt32(0), count: most)
    var counts = found
    let count = find(&slots, &found, &counts)
    return count > most ? nil : zip(found, counts).prefix(count).map { CountedColor(color: Pixel(bits: $0), count: Int($1)) }
  }
}

/// A colour, and how many pixels have it, or have it more than before: fewer where that is negative.
struct CountedColor {
  let color: Pixel
  let count: Int
}
