import Raster

/// Some of a picture's pixels, as stretches of its rows from the top.
package struct PixelSpans: Sendable {
  /// Ranges of places in the picture's pixels; none crosses the end of a row.
  package private(set) var ranges: [Range<Int32>] = []
  /// The number of pixels in all ranges.
  package private(set) var count = 0

  /// All pixels.
  init(all bitmap: Bitmap) {
    ranges = (0..<bitmap.height).map { Int32($0 * bitmap.width)..<Int32(($0 + 1) * bitmap.width) }
    count = bitmap.pixels.count
  }

  /// - Parameter ranges: in their order, none across the end of a row.
  init(_ ranges: [Range<Int32>]) {
    self.ranges = ranges
    count = ranges.reduce(0) { $0 + $1.count }
  }

  /// The pixels of a bitmap that differ from those of a picture of the same size.
  init(of bitmap: Bitmap, since previous: Bitmap) {
    for y in 0..<bitmap.height {
      let end = (y + 1) * bitmap.width
      var at = Self.firstDifference(bitmap, previous, y * bitmap.width..<end)
      while at < end {
        var next = at + 1
        while next < end && bitmap.pixels[next].bits != previous.pixels[next].bits { next += 1 }
        ranges.append(Int32(truncatingIfNeeded: at)..<Int32(truncatingIfNeeded: next))
        count += next - at
        at = next < end ? Self.firstDifference(bitmap, previous, next..<end) : end
      }
    }
  }
}
