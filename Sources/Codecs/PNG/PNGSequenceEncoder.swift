private import Files
public import Raster

/// Writes each frame as a PNG of its own, numbered from 0; times are not kept.
///
/// Frames gather in a hidden directory beside their place and move there in `finish()`, in order, all of them or none; files of
/// other names stay.
///
/// Frames that are there already are replaced only when asked to: then those that an older, longer sequence of the same naming has
/// left over go last.
public struct PNGSequenceEncoder: FormatEncoder {
  private let staging: StagingDirectory
  private let names: FrameNames
  private let replaces: Bool
  private let level: CompressionLevel

  public private(set) var frameCount = 0
  public private(set) var byteCount = 0

  /// A sequence whose place is the path of a directory, made if missing (its parent must exist), where frames are called
  /// `frame-0000.png` and so on; or, when its last part holds a `%`, a pattern like `shots/step-%03d.png`.
  public init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError) {
    guard case .path(let path) = place else { preconditionFailure("Frames of their own need a directory") }
    replaces = settings.replaces
    level = settings.pngLevel
    let (directory, names, isPattern) = try FrameNames.place(of: path)
    let isFrame = { @Sendable (name: String) in names.number(in: name) != nil }
    let room: StagingDirectory.Room = settings.replaces ? .replaced(isFrame) : isPattern ? .free(of: isFrame) : .empty
    staging = try CodecError.wrapping { () throws(FileError) in try StagingDirectory(for: directory, in: room) }
    self.names = names
  }

  public var preparation: @Sendable (Bitmap) throws(CodecError) -> [UInt8] {
    { [level] bitmap throws(CodecError) in try PNG.encode(bitmap, level: level) }
  }

  public mutating func append(_ png: [UInt8], from start: Double, to end: Double) throws(CodecError) {
    try CodecError.wrapping { () throws(FileError) in try staging.add(png) }
    frameCount += 1
    byteCount += png.count
  }

  public mutating func finish() throws(CodecError) {
    guard frameCount > 0 else {
      staging.discard()
      throw .noFrames
    }
    let (names, count, replaces) = (names, frameCount, replaces)
    try CodecError.wrapping { () throws(FileError) in
      try staging.finish((0..<count).lazy.map(names.name)) { replaces && names.number(in: $0) ?? 0 >= count }
    }
  }
}
