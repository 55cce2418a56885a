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

  /// The pixels of a bitmap that differ from those of a picture of the same size; all if there is none.
  init(of bitmap: Bitmap, since previous: Bitmap?) {
    guard let previous else {
      self.init(all: bitmap)
      return
    }
    self.init([])
    var ends = Array(repeating: Int32(0), count: bitmap.width + 1)
    for y in 0..<bitmap.height {
      let found = Self.differences(bitmap, previous, y * bitmap.width..<(y + 1) * bitmap.width, into: &ends)
      for at in stride(from: 0, to: found, by: 2) {
        ranges.append(ends[at]..<ends[at + 1])
        count += Int(ends[at + 1] - ends[at])
      }
    }
  }
}
