package import Raster

extension ColorHistogram {
  /// Adds pixels. Stops and returns false once there are more than `limit` colours.
  /// - Parameter convert: gives the colour to count for a pixel that is not opaque.
  package mutating func add(
    _ pixels: [Pixel], _ range: Range<Int>, limit: Int = limit, as convert: (Pixel) -> Pixel = { $0 }
  ) -> Bool {
    precondition(pixelCount + range.count <= identifiers.count, "No more pixels are added than were announced")
    var all = identifiers
    identifiers = []
    defer { identifiers = all }
    return add(pixels.span.extracting(range), limit, convert, into: &all)
  }

  private mutating func add(_ pixels: Span<Pixel>, _ limit: Int, _ convert: (Pixel) -> Pixel, into all: inout [UInt16]) -> Bool {
    var all = all.mutableSpan
    var at = 0
    while at < pixels.count {
      let pixel = unsafe pixels[unchecked: at]
      var end = at &+ 1
      while end < pixels.count, unsafe pixels[unchecked: end].bits == pixel.bits { end &+= 1 }
      let place = insert(pixel.alpha == 255 ? pixel : convert(pixel))
      if colors.count > limit { return false }
      counts[place] &+= end &- at
      let identifier = UInt16(truncatingIfNeeded: place)
      for place in at..<end { unsafe all[unchecked: pixelCount &+ place] = identifier }
      at = end
    }
    pixelCount += pixels.count
    return true
  }
}
