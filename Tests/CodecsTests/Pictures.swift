import Codecs
import Raster

/// Bitmaps to encode.
enum Pictures {
  static func make(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) -> Bitmap {
    Bitmap(width: width, height: height, pixels: (0..<width * height).map { pixel($0 % width, $0 / width) })
  }

  static func plain(_ width: Int, _ height: Int, _ pixel: Pixel) -> Bitmap {
    Bitmap(width: width, height: height, fill: pixel)
  }

  /// An opaque colour for a number: spread over all 24 bits, and different for different numbers.
  static func color(_ number: Int) -> Pixel {
    let bits = UInt32(truncatingIfNeeded: number &* 0x9E_3779 &+ 0x12_3456) & 0xFF_FFFF
    return Pixel(bits: bits | 0xFF00_0000)
  }

  /// `count` different colours in turn; `shift` starts at another one.
  static func colors(_ width: Int, _ height: Int, count: Int, shift: Int = 0) -> Bitmap {
    make(width, height) { x, y in color((y * width + x + shift) % count) }
  }

  /// A picture as smooth as a photograph.
  static func gradient(_ width: Int, _ height: Int, shift: Int = 0) -> Bitmap {
    make(width, height) { x, y in
      Pixel(
        red: UInt8((x + shift) * 255 / (width + shift)), green: UInt8(y * 255 / height),
        blue: UInt8((x * y + shift) * 255 / (width * height + shift)))
    }
  }

  /// A disc on a transparent ground, with a half transparent edge.
  static func disc(_ side: Int, at centre: Int) -> Bitmap {
    make(side, side) { x, y in
      let distance = (x - centre) * (x - centre) + (y - side / 2) * (y - side / 2)
      if distance < side { return Pixel(red: 200, green: UInt8(x), blue: 10) }
      return distance < side * 2 ? Pixel(red: 60, green: 20, blue: 5, alpha: distance % 2 == 0 ? 100 : 150) : .clear
    }
  }
}
