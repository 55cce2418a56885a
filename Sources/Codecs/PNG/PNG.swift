public import Raster

/// Reads PNGs through libpng, and writes them: libpng makes the chunks, `CCompression` filters and compresses the rows.
public enum PNG {
  /// How hard to compress.
  public enum Level: String, Sendable, CaseIterable {
    case fast
    case standard
    case small
  }

  /// A 16,384² picture stored without compression is shorter.
  private static let byteLimit = 1 << 31

  /// Any valid PNG, as sRGB. Colours are taken as sRGB unless a gAMA chunk alone says otherwise; colour profiles are not
  /// applied.
  /// - Parameter name: what errors call the file.
  public static func decode(_ bytes: [UInt8], name: String) throws(CodecError) -> Bitmap {
    let (width, height, pixels) = try PNGFile.read(bytes, name: name)
    return Bitmap(width: width, height: height, pixels: pixels.map(StraightColor.premultiplied))
  }

  public static func read(path: String) throws(CodecError) -> Bitmap {
    try decode(InputFile.contents(of: path, format: "PNG", limit: byteLimit), name: path)
  }

  /// The bitmap without loss, in the form of the fewest bits a pixel that holds it: grey levels of 1 to 8 bits, a palette of
  /// 1 to 8 bits, grey and alpha, RGB, RGBA. Pure: any thread, any number at once.
  public static func encode(_ bitmap: Bitmap, level: Level = .standard) throws(CodecError) -> [UInt8] {
    try encode(PNGPicture(bitmap), level: level)
  }

  static func encode(_ picture: PNGPicture, level: Level) throws(CodecError) -> [UInt8] {
    let best = try PNGFile.write(picture, filter: PNGFilter.best(for: picture, level: level), level: level)
    guard level == .small, case .palette = picture.form else { return best }
    // Seldom, and by little, a filter helps a palette whose entries happen to be in order.
    let filtered = try PNGFile.write(picture, filter: .adaptive, level: level)
    return filtered.count < best.count ? filtered : best
  }
}
