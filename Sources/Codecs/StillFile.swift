public import Raster

/// A file of one picture, whose format its first bytes tell: a PNG or a JPEG.
public enum StillFile {
  /// The most bytes that are read; a picture of 16,384² pixels without compression takes fewer.
  private static let byteLimit = 1 << 31

  /// Decodes a picture; bytes that are neither format are refused as a PNG.
  /// - Parameter name: what errors call the file.
  public static func decode(_ bytes: [UInt8], name: String) throws(CodecError) -> Bitmap {
    isJPEG(bytes) ? try JPEG.decode(bytes, name: name) : try PNG.decode(bytes, name: name)
  }

  /// Reads a file as `decode(_:name:)` reads bytes.
  public static func read(path: String) throws(CodecError) -> Bitmap {
    try decode(InputFile.contents(of: path, format: "picture", limit: byteLimit), name: path)
  }

  /// The size of the picture in pixels, as its header says; nothing is decoded.
  package static func size(of bytes: [UInt8], name: String) throws(CodecError) -> (width: Int, height: Int) {
    isJPEG(bytes) ? try JPEGFile.size(of: bytes, name) : try PNGFile.size(of: bytes, name)
  }

  private static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }
}
