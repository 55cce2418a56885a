package import Raster

extension ColorHistogram {
  /// Adds pixels until all are in or the colours are more than `limit`; false in the latter case.
  /// - Parameter convert: what counts instead of a pixel that is not opaque.
  package mutating func add(
    _ pixels: [Pixel], _ range: Range<Int>, limit: Int = limit, as convert: (Pixel) -> Pixel
  ) -> Bool {
    var all = identifiers
    identifiers = []
    defer { identifiers = all }
    return unsafe all.withUnsafeMutableBufferPointer { all in
      unsafe pixels.withUnsafeBufferPointer { pixels in
        unsafe add(UnsafeBufferPointer(rebasing: pixels[range]), limit, convert, into: all)
      }
    }
  }

  private mutating func add(
    _ pixels: UnsafeBufferPointer<Pixel>, _ limit: Int, _ convert: (Pixel) -> Pixel, into all: UnsafeMutableBufferPointer<UInt16>
  ) -> Bool {
    precondition(pixelCount + pixels.count <= all.count, "No more pixels are added than were announced")
    var at = 0
    while at < pixels.count {
      let pixel = unsafe pixels[at]
      var end = at &+ 1
      while end < pixels.count, unsafe pixels[end].bits == pixel.bits { end &+= 1 }
      let place = insert(pixel.alpha == 255 ? pixel : convert(pixel))
      if colors.count > limit { return false }
      counts[place] &+= end &- at
      let identifier = UInt16(truncatingIfNeeded: place)
      for place in at..<end { unsafe all[pixelCount &+ place] = identifier }
      at = end
    }
    pixelCount += pixels.count
    return true
  }
}
