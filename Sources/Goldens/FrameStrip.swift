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
    _ count: Int, width: Int, height: Int, level: CompressionLevel, _ frame: (Int) -> Bitmap
  ) throws(GoldenError) -> [UInt8] {
    guard fits(count, width: width, height: height) else { throw .tooManyForStrip(count) }
    let strip = joined((0..<count).map(frame))
    return try codecs { () throws(CodecError) in try PNG.encode(strip, level: level) }
  }

  /// - Precondition: there is at least one frame, and the frames fit into one picture.
  package static func joined(_ frames: [Bitmap]) -> Bitmap {
    let width = frames.map(\.width).reduce(gap * (frames.count - 1), +)
    let height = frames.map(\.height).max() ?? 1
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for (number, frame) in frames.enumerated() {
        if number > 0 { pixels += repeatElement(ground, count: gap) }
        let row = y * frame.width..<(y + 1) * frame.width
        if y < frame.height { pixels += frame.pixels[row] } else { pixels += repeatElement(ground, count: frame.width) }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
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
