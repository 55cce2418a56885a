public import Raster

/// A GIF as a viewer shows it.
public struct GIFFilm: Sendable, Equatable {
  public struct Frame: Sendable, Equatable {
    /// The whole screen while this frame is on it.
    public var bitmap: Bitmap
    /// The delay that the file states, in centiseconds.
    public var delay: Int

    /// The part of the screen this frame's own image covers, and how it is written.
    package var rect: PixelRect
    package var paletteCount: Int
    package var transparent: UInt8?
    package var disposal: Int
  }

  public let width: Int
  public let height: Int
  /// How often it plays in all; 0 for ever.
  public let loop: Int
  public let frames: [Frame]
}

/// Reads GIFs through giflib and composes their frames.
///
/// Frames that clear their area leave nothing there, as browsers have it, whatever the file's background colour.
public enum GIFReader {
  /// The most pixels that all frames together may have: 1 GiB.
  static let pixelLimit = 1 << 28
  static let frameLimit = 1 << 16
  /// No GIF within the limits above is longer.
  private static let byteLimit = 1 << 29

  /// - Parameter name: what errors call the file.
  public static func decode(_ bytes: [UInt8], name: String) throws(CodecError) -> GIFFilm {
    guard GIFScanner.isBegun(by: bytes) else {
      throw .damaged(file: name, format: "GIF", reason: "it does not begin as one does")
    }
    var composer = GIFComposer()
    try GIFFile.read(bytes, name: name, into: &composer)
    guard let film = composer.film else { throw .damaged(file: name, format: "GIF", reason: "it holds no frame") }
    return film
  }

  public static func read(path: String) throws(CodecError) -> GIFFilm {
    try decode(InputFile.contents(of: path, format: "GIF", limit: byteLimit), name: path)
  }
}
