public import Raster

/// A file of one picture, whose format its first bytes tell: a PNG or a JPEG.
public enum StillFile {
  /// The most bytes that are read; a picture of 2²⁶ pixels without compression takes fewer.
  private static let byteLimit = 1 << 31

  /// Decodes a picture; bytes that are neither format are refused as a PNG.
  /// - Parameter name: what errors call the file.
  public static func decode(_ bytes: [UInt8], name: String) throws(CodecError) -> Bitmap {
    if let kind = foreignKind(of: bytes) { throw .foreign(file: name, kind: kind.name, wayOut: kind.wayOut) }
    return isJPEG(bytes) ? try JPEG.decode(bytes, name: name) : try PNG.decode(bytes, name: name)
  }

  /// Reads a file as `decode(_:name:)` reads bytes.
  public static func read(path: String) throws(CodecError) -> Bitmap {
    try read(path: path, isOrdinary: false)
  }

  /// - Parameter isOrdinary: whether a pipe or a device is refused.
  package static func read(path: String, isOrdinary: Bool) throws(CodecError) -> Bitmap {
    try decode(InputFile.contents(of: path, format: "picture", limit: byteLimit, isOrdinary: isOrdinary), name: path)
  }

  /// The size of the picture in pixels, as its header says; nothing is decoded.
  package static func size(of bytes: [UInt8], name: String) throws(CodecError) -> (width: Int, height: Int) {
    isJPEG(bytes) ? try JPEGFile.size(of: bytes, name) : try PNGFile.size(of: bytes, name)
  }

  /// The pictures that phones and the web have and that are not read, with the letters in their first bytes and what turns them into PNGs.
  private static let foreignKinds: [(name: String, place: Int, letters: [String], wayOut: String)] = [
    (
      "a HEIC", 4, ["ftypheic", "ftypheix", "ftyphevc", "ftyphevx", "ftypmif1", "ftypmsf1"],
      "`heif-convert in.heic out.png`, or on a Mac `sips -s format png in.heic --out out.png`"
    ),
    ("an AVIF", 4, ["ftypavif", "ftypavis"], "`avifdec in.avif out.png`"),
    ("a WebP", 8, ["WEBP"], "`dwebp in.webp -o out.png`"),
    ("a TIFF", 0, ["II*\0", "MM\0*"], "`tiff2png`, or on a Mac `sips -s format png in.tiff --out out.png`"),
  ]

  private static func foreignKind(of bytes: [UInt8]) -> (name: String, wayOut: String)? {
    foreignKinds.first { kind in
      kind.letters.contains { bytes.dropFirst(kind.place).starts(with: Array($0.utf8)) }
    }.map { ($0.name, $0.wayOut) }
  }

  private static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }
}
