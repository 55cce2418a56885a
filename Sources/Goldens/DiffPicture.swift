internal import Codecs
package import Raster

/// A picture of the differences that nobody can miss: the golden in dim grey, pixels over the limits in magenta, others that differ
/// in amber, and a yellow frame around a difference too small to be seen.
package enum DiffPicture {
  private static let bad = Pixel(red: 255, green: 0, blue: 200)
  private static let tolerated = Pixel(red: 255, green: 176, blue: 0)
  private static let ring = Pixel(red: 255, green: 255, blue: 0)
  /// A difference that is narrower and lower than this many pixels gets a yellow frame, `margin` pixels away from it.
  private static let small = 24
  private static let margin = 5

  /// - Precondition: both bitmaps have the same sides.
  package static func make(_ golden: Bitmap, _ actual: Bitmap, limits: Limits) -> Bitmap {
    let pixels = zip(golden.pixels, actual.pixels).map { old, new in
      old == new ? dimmed(old) : FrameComparison(one(old), one(new), limits: limits).over > 0 ? bad : tolerated
    }
    var picture = Bitmap(width: golden.width, height: golden.height, pixels: pixels)
    let found = FrameComparison(golden, actual, limits: limits)
    if !found.bounds.isEmpty, max(found.bounds.width, found.bounds.height) < small {
      picture.frame(found.bounds, at: margin, ring)
    }
    return picture
  }

  private static func one(_ pixel: Pixel) -> Bitmap { Bitmap(width: 1, height: 1, pixels: [pixel]) }

  private static func dimmed(_ pixel: Pixel) -> Pixel {
    let luma = (54 * Int(pixel.red) + 183 * Int(pixel.green) + 19 * Int(pixel.blue)) >> 8
    let level = UInt8(24 + luma / 4)
    return Pixel(red: level, green: level, blue: level)
  }
}

extension Bitmap {
  /// Draws a line one pixel wide around a rectangle, `margin` pixels away from it; parts outside of the bitmap are left out.
  fileprivate mutating func frame(_ rect: Region, at margin: Int, _ pixel: Pixel) {
    let (left, right) = (rect.minX - margin - 1, rect.maxX + margin)
    let (top, bottom) = (rect.minY - margin - 1, rect.maxY + margin)
    let line = (left...right).flatMap { [($0, top), ($0, bottom)] } + (top...bottom).flatMap { [(left, $0), (right, $0)] }
    for (x, y) in line where (0..<width).contains(x) && (0..<height).contains(y) { self[x, y] = pixel }
  }
}
