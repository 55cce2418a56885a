public import Raster

/// An animated PNG as a viewer shows it.
public struct APNGFilm: Sendable, Equatable {
  public struct Frame: Sendable, Equatable {
    /// The whole screen while this frame is on it.
    public var bitmap: Bitmap
    /// A fraction of a second, as the file says; never over 0.
    public var delay: Delay

    package var rect: PixelRect
  }

  public struct Delay: Sendable, Equatable {
    public var numerator: Int
    public var denominator: Int

    public var seconds: Double { Double(numerator) / Double(denominator) }
  }

  public let width: Int
  public let height: Int
  /// How often it plays in all; 0 for ever.
  public let loop: Int
  /// A still picture is one frame with no delay.
  public let frames: [Frame]
}

/// Reads PNGs, animated or still, through libpng, and composes their frames.
public enum APNGReader {
  private static let byteLimit = 1 << 31

  /// - Parameter name: what errors call the file.
  public static func decode(_ bytes: [UInt8], name: String) throws(CodecError) -> APNGFilm {
    guard let chunks = PNGChunk.all(of: bytes), let start = chunks.first, start.name == "IHDR", start.body.count == 13 else {
      // libpng says what is wrong.
      return still(try PNG.decode(bytes, name: name))
    }
    guard let control = chunks.first(where: { $0.name == "acTL" }), chunks.contains(where: { $0.name == "fcTL" }) else {
      return still(try PNG.decode(bytes, name: name))
    }
    // libpng never sees the chunks between the frames, so their checksums are looked at here; but first the header, lest a size
    // that is a lie takes memory.
    _ = try PNGFile.size(of: bytes, name)
    if let broken = chunks.first(where: { !$0.isSound }) {
      throw .damaged(file: name, format: "PNG", reason: "\(broken.name): CRC error")
    }
    guard control.body.count == 8 else { throw .damaged(file: name, format: "PNG", reason: "its animation has no length") }
    var composer = try APNGComposer(chunks, name: name)
    while try composer.next() {}
    let (width, height) = (start.number(at: 0), start.number(at: 4))
    return APNGFilm(width: width, height: height, loop: control.number(at: 4), frames: composer.frames)
  }

  public static func read(path: String) throws(CodecError) -> APNGFilm {
    try decode(InputFile.contents(of: path, format: "PNG", limit: byteLimit), name: path)
  }

  private static func still(_ bitmap: Bitmap) -> APNGFilm {
    let frame = APNGFilm.Frame(
      bitmap: bitmap, delay: APNGFilm.Delay(numerator: 0, denominator: 100), rect: .whole(bitmap.width, bitmap.height))
    return APNGFilm(width: bitmap.width, height: bitmap.height, loop: 1, frames: [frame])
  }
}
