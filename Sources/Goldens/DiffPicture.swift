internal import Codecs
package import Raster

/// A picture of the differences that nobody can miss: the golden in dim grey, pixels over the limits in magenta, others that differ
/// in amber, and a yellow frame around a difference too small to be seen.
package struct DiffPicture {
  private static let bad = Pixel(red: 255, green: 0, blue: 200)
  private static let tolerated = Pixel(red: 255, green: 176, blue: 0)
  private static let ring = Pixel(red: 255, green: 255, blue: 0)
  /// A difference that is narrower and lower than this many pixels gets a yellow frame, `margin` pixels away from it.
  private static let small = 24
  private static let margin = 5

  private var golden: Bitmap?
  private var dim: [Pixel] = []

  package init() {}

  /// Makes the picture of one frame after another: rows of a golden that are those of the frame before are dimmed once.
  /// - Precondition: both bitmaps have the same sides.
  package mutating func make(_ golden: Bitmap, _ actual: Bitmap, limits: Limits) -> Bitmap {
    darken(golden)
    var pixels = dim
    var bounds = Region.empty
    for y in 0..<golden.height {
      let end = (y + 1) * golden.width
      var place = PixelSpans.firstDifference(golden, actual, end - golden.width..<end)
      while place < end {
        pixels[place] = Self.isOver(golden.pixels[place], actual.pixels[place], limits) ? Self.bad : Self.tolerated
        bounds = bounds.union(Region(x: place - end + golden.width, y: y, width: 1, height: 1))
        place = PixelSpans.firstDifference(golden, actual, place + 1..<end)
      }
    }
    var picture = Bitmap(width: golden.width, height: golden.height, pixels: pixels)
    if !bounds.isEmpty, max(bounds.width, bounds.height) < Self.small { picture.frame(bounds, at: Self.margin, Self.ring) }
    return picture
  }

  private mutating func darken(_ next: Bitmap) {
    if golden?.width != next.width || golden?.height != next.height {
      dim = next.pixels.map(Self.dimmed)
    } else if let golden {
      for y in 0..<next.height {
        let row = y * next.width..<(y + 1) * next.width
        guard PixelSpans.firstDifference(next, golden, row) < row.upperBound else { continue }
        for place in row { dim[place] = Self.dimmed(next.pixels[place]) }
      }
    }
    golden = next
  }

  private static func isOver(_ golden: Pixel, _ actual: Pixel, _ limits: Limits) -> Bool {
    guard limits.channel != nil || limits.perceptual != nil else { return true }
    let pair = PixelPair(golden, actual)
    return limits.isOver(levels: pair.levels, distance: pair.distance)
  }

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
