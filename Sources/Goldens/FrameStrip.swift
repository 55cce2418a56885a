internal import Codecs
package import Raster

/// Frames side by side, on grey and with a gap between them.
package enum FrameStrip {
  static let gap = 4
  private static let ground = Pixel(red: 128, green: 128, blue: 128)

  /// Whether so many frames can lie in one picture.
  static func fits(_ count: Int, width: Int, height: Int) -> Bool {
    Bitmap.allows(width: Self.width(of: count, each: width), height: height)
  }

  static func width(of count: Int, each width: Int) -> Int { count * (width + gap) - gap }

  /// The bytes of a PNG of so many frames.
  static func encoded(
    _ count: Int, width: Int, height: Int, level: PNG.Level, _ frame: (Int) -> Bitmap
  ) throws(GoldenError) -> [UInt8] {
    guard fits(count, width: width, height: height) else { throw .tooManyForStrip(count) }
    let strip = joined((0..<count).map(frame))
    return try codecs { () throws(CodecError) in try PNG.encode(strip, level: level) }
  }

  /// - Precondition: there is at least one frame, and the frames fit into one picture.
  package static func joined(_ frames: [Bitmap]) -> Bitmap {
    let width = frames.map(\.width).reduce(gap * (frames.count - 1), +)
    var strip = Bitmap(width: width, height: frames.map(\.height).max() ?? 1, fill: ground)
    var left = 0
    for frame in frames {
      strip.put(frame, left: left, top: 0)
      left += frame.width + gap
    }
    return strip
  }

  /// Cuts a strip into its frames; nil where the strip does not have the size of so many frames.
  static func cut(_ strip: Bitmap, count: Int, width: Int, height: Int) -> [Bitmap]? {
    guard count > 0, strip.height == height, strip.width == Self.width(of: count, each: width) else { return nil }
    return (0..<count).map { number in
      let starts = (0..<height).map { $0 * strip.width + number * (width + gap) }
      return Bitmap(width: width, height: height, pixels: starts.flatMap { strip.pixels[$0..<$0 + width] })
    }
  }
}

extension Bitmap {
  /// Copies another bitmap's pixels to this place; parts that do not fit are cut off.
  mutating func put(_ other: Bitmap, left: Int, top: Int) {
    for y in 0..<min(other.height, height - top) {
      for x in 0..<min(other.width, width - left) { self[left + x, top + y] = other[x, y] }
    }
  }
}
