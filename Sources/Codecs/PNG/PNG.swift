public import Raster

/// Reads PNGs through libpng, and writes them: libpng makes the chunks, `CCompression` filters and compresses the rows.
public enum PNG {
  /// The most bytes that are read; a picture of 2²⁶ pixels without compression takes fewer.
  private static let byteLimit = 1 << 31

  /// Decodes any valid PNG to sRGB. Colours are taken as sRGB unless a gAMA chunk alone says otherwise; colour profiles are not
  /// applied.
  /// - Parameter name: what errors call the file.
  public static func decode(_ bytes: [UInt8], name: String) throws(CodecError) -> Bitmap {
    var (width, height, pixels) = try PNGFile.read(bytes, name: name)
    // In place, because a picture may take a gigabyte.
    for index in pixels.indices { pixels[index] = StraightColor.premultiplied(pixels[index]) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Reads a file as `decode(_:name:)` reads bytes.
  public static func read(path: String) throws(CodecError) -> Bitmap {
    try decode(InputFile.contents(of: path, format: "PNG", limit: byteLimit), name: path)
  }

  /// Encodes a bitmap without loss, in the form of the fewest bits a pixel that holds it: grey levels of 1 to 8 bits, a palette of
  /// 1 to 8 bits, grey and alpha, RGB, RGBA. Pure: any thread, any number at once.
  public static func encode(_ bitmap: Bitmap, level: CompressionLevel = .standard) throws(CodecError) -> [UInt8] {
    try encode(PNGPicture(bitmap), level: level)
  }

  /// Writes a bitmap without loss to a file, which appears complete or not at all.
  public static func write(_ bitmap: Bitmap, to path: String, level: CompressionLevel = .standard) throws(CodecError) {
    let bytes = try encode(bitmap, level: level)
    try CodecError.wrapping { () throws(FileError) in
      let file = try AtomicFile(path)
      try file.write(bytes)
      try file.finish()
    }
  }

  static func encode(_ picture: PNGPicture, level: CompressionLevel) throws(CodecError) -> [UInt8] {
    var filter = try PNGFilter.best(for: picture, level: level)
    if level == .small, case .palette = picture.form {
      func size(_ filter: PNGFilter) throws(CodecError) -> Int {
        try PNGFile.write(picture, filter: filter, level: level, isTrial: true).count
      }
      // A filter seldom helps a palette picture, and only by little, if the palette's entries happen to be in order.
      if try size(.adaptive) < size(filter) { filter = .adaptive }
    }
    return try PNGFile.write(picture, filter: filter, level: level)
  }
}
