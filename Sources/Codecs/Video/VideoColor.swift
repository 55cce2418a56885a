package import Raster

/// Converts sRGB bytes to BT.709 luma and colour differences of 8 bits in limited range (ITU-R BT.709-6, 3.2 to 3.5), in whole
/// numbers, rounded to nearest once.
///
/// With R, G, B from 0 to 255, E = 0.2126 R + 0.7152 G + 0.0722 B: Y = 16 + 219 E / 255,
/// Cb = 128 + 224 (B − E) / (1.8556 · 255), Cr = 128 + 224 (R − E) / (1.5748 · 255).
/// The bytes are taken as they are: sRGB and BT.709 share their primaries, and video is shown with sRGB's curve or near it.
package enum VideoColor {
  package static func luma(_ pixel: Pixel) -> UInt8 {
    let sum = 2126 * Int(pixel.red) + 7152 * Int(pixel.green) + 722 * Int(pixel.blue)
    return UInt8(16 + (219 * sum + 1_275_000) / 2_550_000)
  }

  /// Cb and Cr of the mean of `count` pixels, from their components' sums.
  package static func differences(red: Int, green: Int, blue: Int, count: Int) -> (blue: UInt8, red: UInt8) {
    let towardsBlue = 9278 * blue - 2126 * red - 7152 * green
    let towardsRed = 7874 * red - 7152 * green - 722 * blue
    return (
      UInt8(128 + rounded(224 * towardsBlue, by: 18_556 * 255 * count)),
      UInt8(128 + rounded(224 * towardsRed, by: 15_748 * 255 * count))
    )
  }

  /// Divides and rounds to nearest. Halves go away from zero, so that opposite colours stay opposite.
  private static func rounded(_ value: Int, by divisor: Int) -> Int {
    let magnitude = (abs(value) + divisor / 2) / divisor
    return value < 0 ? -magnitude : magnitude
  }

  /// The planes Y, Cb and Cr, one after the other. Translucent pixels have the colour that they show over black. Chroma has half
  /// the width and height, rounded up; the last pixels of an odd side have chroma samples of their own.
  package static func planes(_ bitmap: Bitmap) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    var planes = Array(repeating: UInt8(0), count: width * height + 2 * columns * rows)
    for (at, pixel) in bitmap.pixels.enumerated() { planes[at] = luma(pixel) }
    for row in 0..<rows {
      for column in 0..<columns {
        let chroma = chroma(bitmap, column * 2, row * 2)
        let at = width * height + row * columns + column
        planes[at] = chroma.blue
        planes[at + columns * rows] = chroma.red
      }
    }
    return planes
  }

  @inline(__always)
  private static func chroma(_ bitmap: Bitmap, _ left: Int, _ top: Int) -> (blue: UInt8, red: UInt8) {
    var (red, green, blue, count) = (0, 0, 0, 0)
    for y in top..<min(top + 2, bitmap.height) {
      for x in left..<min(left + 2, bitmap.width) {
        let pixel = bitmap.pixels[y * bitmap.width + x]
        red += Int(pixel.red)
        green += Int(pixel.green)
        blue += Int(pixel.blue)
        count += 1
      }
    }
    return differences(red: red, green: green, blue: blue, count: count)
  }
}
