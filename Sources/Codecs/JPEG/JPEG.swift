public import Raster

/// Reads and writes JPEGs through libjpeg-turbo.
public enum JPEG {
  /// Decodes a JPEG to opaque sRGB, turned as its camera says. Colour profiles are not applied.
  /// - Parameter name: what errors call the file.
  public static func decode(_ bytes: [UInt8], name: String) throws(CodecError) -> Bitmap {
    let (width, height, pixels) = try JPEGFile.read(bytes, name: name)
    return JPEGOrientation(of: bytes).upright(Bitmap(width: width, height: height, pixels: pixels))
  }

  /// Encodes a bitmap; what shows through it is white.
  /// - Parameter quality: from 0 to 1.
  public static func encode(_ bitmap: Bitmap, quality: Double) throws(CodecError) -> [UInt8] {
    let share = quality.isFinite ? min(max(quality, 0), 1) : 1
    return try JPEGFile.write(bitmap.overWhite, quality: max(Int((share * 100).rounded()), 1))
  }
}

extension Bitmap {
  fileprivate var overWhite: Bitmap {
    let pixels = pixels.map { pixel in
      let rest = 255 - pixel.alpha
      return Pixel(red: pixel.red + rest, green: pixel.green + rest, blue: pixel.blue + rest)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
