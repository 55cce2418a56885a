package import Raster

/// Converts premultiplied pixels to straight ones and back, each rounded to nearest. A premultiplied pixel is the same after both
/// conversions.
package enum StraightColor {
  @inline(__always)
  package static func straight(_ pixel: Pixel) -> Pixel {
    let alpha = UInt32(pixel.alpha)
    if alpha == 255 { return pixel }
    if alpha == 0 { return .clear }
    return Pixel(
      red: divided(pixel.red, alpha), green: divided(pixel.green, alpha), blue: divided(pixel.blue, alpha), alpha: pixel.alpha)
  }

  @inline(__always)
  package static func premultiplied(_ pixel: Pixel) -> Pixel {
    let alpha = UInt32(pixel.alpha)
    if alpha == 255 { return pixel }
    return Pixel(
      red: multiplied(pixel.red, alpha), green: multiplied(pixel.green, alpha), blue: multiplied(pixel.blue, alpha),
      alpha: pixel.alpha)
  }

  /// The straight R, G, B and A bytes of each pixel.
  package static func bytes(_ pixels: [Pixel]) -> [UInt8] {
    var bytes = Array(repeating: UInt8(0), count: pixels.count * 4)
    for (at, pixel) in pixels.enumerated() {
      let straight = straight(pixel)
      bytes[at * 4] = straight.red
      bytes[at * 4 + 1] = straight.green
      bytes[at * 4 + 2] = straight.blue
      bytes[at * 4 + 3] = straight.alpha
    }
    return bytes
  }

  /// A component above alpha, which no premultiplied pixel has, counts as alpha.
  @inline(__always)
  private static func divided(_ component: UInt8, _ alpha: UInt32) -> UInt8 {
    UInt8(min((UInt32(component) * 255 + alpha / 2) / alpha, 255))
  }

  @inline(__always)
  private static func multiplied(_ component: UInt8, _ alpha: UInt32) -> UInt8 {
    UInt8((UInt32(component) * alpha + 127) / 255)
  }
}
