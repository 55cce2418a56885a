private import CCompression
import Raster

extension IndexedImage {
  /// A bitmap as GIF can show it: every pixel opaque or `.clear`.
  static func shown(_ bitmap: Bitmap) -> Bitmap {
    if unsafe gif_canvas_is_opaque(bitmap.pixels, bitmap.pixels.count) != 0 { return bitmap }
    let pixels = bitmap.pixels.map { pixel in
      if pixel.alpha == 255 { return pixel }
      return pixel.alpha < 128 ? .clear : Pixel(bits: StraightColor.straight(pixel).bits | 0xFF00_0000)
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}
