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
    palette.count = Int32(colors.count)
    Self.fill(&palette.red, colors.map(\.red))
    Self.fill(&palette.green, colors.map(\.green))
    Self.fill(&palette.blue, colors.map(\.blue))
  }

  private static func fill<Components>(_ components: inout Components, _ levels: [UInt8]) {
    unsafe withUnsafeMutableBytes(of: &components) { bytes in
      for (place, level) in levels.enumerated() {
        unsafe bytes.storeBytes(of: Int16(level), toByteOffset: place * 2, as: Int16.self)
      }
    }
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
}
