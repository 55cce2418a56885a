public import Files

/// A format that films are written in.
///
/// Each format is a row of the table `all`, from which programs, their help and their checks learn about formats.
///
/// A new format is a `FormatEncoder` and a row.
package struct FilmFormat: Sendable {
  /// The format's name, one word in lower case: `gif`.
  package let name: String
  /// The plural by which messages call outputs of the format: `GIFs`.
  package let plural: String
  /// The extensions of file names, without the dot; empty where an output is a directory or a pattern for names.
  package let extensions: [String]
  /// The words by which help calls one output: `a .gif`. Nil where the extension says enough.
  package var inHelp: String?
  /// The type that encodes the format.
  package let encoder: any FormatEncoder.Type
  /// The type that encodes a film of a single picture; nil where `encoder` does that, too.
  package var stillEncoder: (any FormatEncoder.Type)?
  /// The settings that change an output of the format, which ignores all others.
  package var settings: Set<FilmSettings.Name> = []
  /// Whether frames start on whole centiseconds, at most 50 a second.
  package var countsCentiseconds = false
  /// Whether a picture that stays on screen is stored only once.
  package var joinsRepeats = false
  /// Whether an output is uncompressed pictures at a constant rate, for a video encoder to read.
  package var isVideo = false
  /// Whether readers of the format expect an even width and height.
  package var wantsEvenSides = false

  /// The program that makes a file of the format out of the encoder's bytes; nil where these are the file.
  package var program: VideoProgram?

  /// Whether an output is one file.
  package var isFile: Bool { !extensions.isEmpty }

  /// Whether an output is one stream of bytes, which may go to standard output.
  package var isStream: Bool { isFile && program == nil }

  /// The type that encodes a film of so many frames; nil where their number is not known beforehand.
  package func encoderType(frameCount: Int?) -> any FormatEncoder.Type {
    frameCount == 1 ? stillEncoder ?? encoder : encoder
  }
}

// MARK: The table

extension FilmFormat {
  package static let gif = FilmFormat(
    name: "gif", plural: "GIFs", extensions: ["gif"], inHelp: "a .gif", encoder: GIFEncoder.self,
    settings: [.colors, .dither, .quality, .maxBytes, .draft, .gifLevel, .loop], countsCentiseconds: true, joinsRepeats: true)
  /// An animated PNG, or a plain PNG for a film of one picture.
  package static let apng = FilmFormat(
    name: "apng", plural: "animated PNGs", extensions: ["png", "apng"], inHelp: "an animated .png", encoder: APNGEncoder.self,
    stillEncoder: StillEncoder.self, settings: [.loop, .pngLevel], joinsRepeats: true)
  /// A PNG for each frame.
  package static let pngs = FilmFormat(
    name: "pngs", plural: "PNGs of frames", extensions: [],
    inHelp: "a PNG for each frame (frames/ or step-%04d.png)", encoder: PNGSequenceEncoder.self,
    settings: [.pngLevel])
  package static let y4m = FilmFormat(
    name: "y4m", plural: "Y4M", extensions: ["y4m"], encoder: Y4MEncoder.self, isVideo: true, wantsEvenSides: true)
  package static let rgba = FilmFormat(
    name: "rgba", plural: "raw RGBA", extensions: ["rgba"], encoder: RGBAEncoder.self, isVideo: true)

  package static let mp4 = FilmFormat(
    name: "mp4", plural: "MP4s", extensions: ["mp4"], encoder: Y4MEncoder.self, settings: [.quality], wantsEvenSides: true,
    program: .ffmpeg(VideoProgram.h264, into: ["-movflags", "+faststart"] + bitexact + ["-f", "mp4"]))
  package static let mov = FilmFormat(
    name: "mov", plural: "QuickTime movies", extensions: ["mov"], encoder: Y4MEncoder.self, settings: [.quality],
    wantsEvenSides: true, program: .ffmpeg(VideoProgram.h264, into: ["-movflags", "+faststart"] + bitexact + ["-f", "mov"]))
  package static let webm = FilmFormat(
    name: "webm", plural: "WebMs", extensions: ["webm"], encoder: Y4MEncoder.self, settings: [.quality], wantsEvenSides: true,
    program: .ffmpeg(VideoProgram.vp9, into: bitexact + ["-f", "webm"]))
  package static let webp = FilmFormat(
    name: "webp", plural: "animated WebPs", extensions: ["webp"], encoder: RGBAEncoder.self,
    settings: [.quality, .maxBytes, .loop],
    program: .ffmpegOfPixels(VideoProgram.webp, into: bitexact + ["-f", "webp"]))
  package static let avif = FilmFormat(
    name: "avif", plural: "animated AVIFs", extensions: ["avif"], encoder: Y4MEncoder.self, settings: [.quality],
    wantsEvenSides: true, program: .ffmpeg(VideoProgram.av1, into: bitexact + ["-f", "avif"]))
  private static let bitexact = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"]

  package static let all = [gif, apng, pngs, y4m, rgba, mp4, mov, webm, webp, avif]

  /// The format of an output by its path: `pngs` for a directory (`frames/`) or a pattern (`step-%04d.png`), otherwise by the
  /// extension. Nil for an unknown extension.
  package static func named(byPath path: String) -> FilmFormat? {
    if path.hasSuffix("/") { return pngs }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let end = name[name.index(after: dot)...].lowercased()
    if end == "png" && name.contains("%") { return pngs }
    return all.first { $0.extensions.contains(end) }
  }

  /// The endings of paths that name a format which needs no other program: `.gif`, `.png` and so on.
  static var endings: [String] { all.filter { $0.program == nil }.flatMap(\.extensions).map { ".\($0)" } }
}

// MARK: How a row makes its encoder

/// An encoder that a row of `FilmFormat.all` can name.
public protocol FormatEncoder: FrameEncoder {
  /// An output that appears when the film is finished.
  /// - Precondition: the settings lie in the encoder's ranges, and a format that writes several files is given a path.
  init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError)
}

/// The place that a film is written to.
public enum FilmPlace: Sendable {
  /// The path of a file or directory, or a pattern for names; the output appears there when the film is finished.
  case path(String)
  /// A receiver of bytes in memory; only formats of one file can be written there.
  case sink(any ByteSink)

  package func sink() throws(CodecError) -> any ByteSink {
    switch self {
    case .path(let path): try CodecError.wrapping { () throws(FileError) in try AtomicFile(path) }
    case .sink(let sink): sink
    }
  }
}

/// How a film is written. Each format uses the settings that its row in the table names.
public struct FilmSettings: Sendable {
  /// Settings that people choose, by the names of their options.
  package enum Name: String, Sendable, CaseIterable {
    case colors, dither, quality, draft, loop
    case gifLevel = "gif-level"
    case pngLevel = "png-level"
    case maxBytes = "max-bytes"
  }

  /// The width of every frame in pixels.
  public let width: Int
  /// The height of every frame in pixels.
  public let height: Int
  /// Pictures a second in formats of a constant rate.
  public var rate: FrameRate
  /// How often the film plays in all; 0 for ever. A GIF plays at most 65,536 times, an APNG 2,147,483,647 times.
  public var loop = 0
  /// A comment that is stored in the file, if the format has room for one.
  public var comment: String?
  /// Palettes and quality, where the film is a GIF.
  public var gif = GIFOptions()
  /// How hard PNG and APNG are compressed.
  public var pngLevel = CompressionLevel.standard
  /// Whether a directory for frames may already hold files; older frames beyond the last new one are then removed.
  public var replaces = false
  /// How many pictures other threads may work on, besides the thread that calls `append`; 0 for none. In a GIF each takes about ten
  /// bytes a pixel.
  public var ahead = 4
  /// How many pictures are worked on ahead, by the number of jobs: as many, since the thread that calls `append` often waits for them. With one less,
  /// two jobs took 3.5 % more time for 28 clips of seed 601 of `scripts/bench clips`, at a quality of 84 and the level `fast`.
  public static func ahead(jobs: Int) -> Int { jobs > 1 ? jobs : 0 }
  /// The directory in which an APNG for a sink puts its images aside until the end; nil for memory.
  public var spoolDirectory: String? = "/tmp"

  /// - Precondition: `Bitmap.allows(width:height:)`.
  public init(width: Int, height: Int, rate: FrameRate = FrameRate(60)) {
    self.width = width
    self.height = height
    self.rate = rate
  }
}
