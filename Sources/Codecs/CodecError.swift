// Files that import `Codecs` also see `Files`, whose sinks and errors `Codecs` uses in its interface.
@_exported public import Files
private import Raster

/// Why a picture or film could not be read or written: the facts. The words for people are in `description`.
public enum CodecError: Error, Sendable, Equatable {
  /// The file itself could not be read or written.
  case file(FileError)
  /// The bytes are not what they claim to be; `reason` is the decoding library's own.
  case damaged(file: String, format: String, reason: String)
  /// The file is a picture of a kind that is not read; `wayOut` says what makes a PNG of it.
  case foreign(file: String, kind: String, wayOut: String)
  /// The file claims more than `Bitmap.allows` or a reader's own limit allows.
  case tooLarge(file: String, format: String, reason: String)
  /// The memory that the work named here needs cannot be had.
  case outOfMemory(doing: String)
  /// A pattern for the file names of frames that is not valid.
  case badPattern(String, reason: String)
  /// The path's ending names no format.
  case unknownFormat(path: String)
  /// The film has no frame; every output needs at least one.
  case noFrames

  /// Runs work on files, and throws its `FileError` as a `CodecError`.
  static func wrapping<Result>(_ work: () throws(FileError) -> Result) throws(CodecError) -> Result {
    do throws(FileError) {
      return try work()
    } catch {
      throw .file(error)
    }
  }
}

extension CodecError: CustomStringConvertible {
  /// One line: the file, what is wrong with it, and the way out where there is one.
  public var description: String {
    switch self {
    case .file(let error):
      "\(error)"
    case .damaged(let file, let format, let reason):
      "\(file) is not a \(format) that can be read: \(reason); save it anew, or name another"
    case .foreign(let file, let kind, let wayOut):
      "\(file) is \(kind), which cannot be read here: make a PNG of it, as by \(wayOut)"
    case .tooLarge(let file, let format, let reason):
      "\(file) is too large a \(format): \(reason); it may have \(Bitmap.limits)"
    case .outOfMemory(let work):
      "out of memory while \(work); try a smaller size or scale"
    case .badPattern(let pattern, let reason):
      "cannot name frames after \(pattern): \(reason); use one %d or %04d in the file name"
    case .unknownFormat(let path):
      "“\(path)” names no format: end it in \(FilmFormat.endings.joined(separator: ", ")), or in a slash for a PNG of each frame"
    case .noFrames:
      "there is nothing to write: the film has no frame"
    }
  }
}

extension InputFile {
  /// The whole file; only its beginning where it begins like no picture, as a device that never ends does.
  /// - Parameter format: the format that the error names if the file has more than `limit` bytes.
  package static func contents(
    of path: String, format: String, limit: Int, isOrdinary: Bool = false
  ) throws(CodecError) -> [UInt8] {
    let bytes = try CodecError.wrapping { () throws(FileError) -> [UInt8]? in
      try Self.bytes(of: path, limit: limit, isOrdinary: isOrdinary) { bytes in signatures.contains { bytes.starts(with: $0) } }
    }
    guard let bytes else {
      throw .tooLarge(file: path, format: format, reason: "it has more than \(limit) bytes")
    }
    return bytes
  }

  /// The first bytes of PNGs, JPEGs and GIFs.
  private static let signatures: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF".utf8)]
}
