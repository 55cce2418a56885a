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

  /// The entries of some pixels, the mean squared distance in levels, the share of pixels in flat areas that are farther than
  /// `far`, and whether a pixel is transparent.
  mutating func entries(of bitmap: Bitmap, _ spans: PixelSpans, far: Double) -> (
    entries: [UInt8], mean: Double, farShare: Double, hasNothing: Bool
  ) {
    var entries = Array(repeating: UInt8(0), count: spans.count)
    var error = gif_match_error()
    error.far = UInt32(far)
    var at = 0
    for span in spans.ranges {
      unsafe gif_match(
        &palette, &known, bitmap.pixels, Int(span.lowerBound), Int(span.upperBound), &entries, at, &error)
      at += span.count
    }
    let count = Double(max(spans.count, 1))
    return (entries, Double(error.squares) / count, Double(error.far_count) / count, error.nothing_count > 0)
  }

  /// For each of some opaque colours the place of the nearest of at most 256 others.
  static func places(of colors: [Pixel], in others: [Pixel]) -> [UInt8] {
    var palette = gif_match_palette()
    var places = Array(repeating: UInt8(0), count: colors.count)
    unsafe gif_match_prepare(&palette, others, others.count)
    unsafe gif_match_each(&palette, colors, colors.count, &places)
    return places
  }
}
