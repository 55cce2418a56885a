public import Files

/// A format that films are written in: a row of the table `all`, by which programs, their help and their checks go.
///
/// A new format is a `FormatEncoder` and a row.
package struct FilmFormat: Sendable {
  /// One word for it, lower case: `gif`.
  package let name: String
  /// Several outputs of it, for messages: `GIFs`.
  package let plural: String
  /// The ends that files' names may have, without the dot; none where an output is a directory or a pattern for names.
  package let extensions: [String]
  /// One output of it, for help; nil for a stream of which its end says enough.
  package var inHelp: String?
  /// The one that writes it.
  package let encoder: any FormatEncoder.Type
  /// The one that writes a film of a single picture, where that is another.
  package var stillEncoder: (any FormatEncoder.Type)?
  /// Settings that change the output; it knows nothing of the others.
  package var settings: Set<FilmSettings.Name> = []
  /// Frames start on whole centiseconds, and no more than 50 a second are shown.
  package var countsCentiseconds = false
  /// A picture that stays for long is stored once.
  package var joinsRepeats = false
  /// Uncompressed pictures at a constant rate, for a video encoder to read.
  package var isVideo = false
  /// Whoever reads it expects sides of an even number of pixels.
  package var wantsEvenSides = false

  /// An output is one stream of bytes, which may go to standard output.
  package var isStream: Bool { !extensions.isEmpty }
}

// MARK: The table

extension FilmFormat {
  package static let gif = FilmFormat(
    name: "gif", plural: "GIFs", extensions: ["gif"], inHelp: "a .gif", encoder: GIFEncoder.self,
    settings: [.colors, .dither, .quality, .draft, .loop], countsCentiseconds: true, joinsRepeats: true)
  /// An animated PNG; of one picture, a plain one.
  package static let apng = FilmFormat(
    name: "apng", plural: "animated PNGs", extensions: ["png", "apng"], inHelp: "an animated .png", encoder: APNGEncoder.self,
    stillEncoder: StillEncoder.self, settings: [.loop, .pngLevel], joinsRepeats: true)
  /// A PNG for each frame.
  package static let pngs = FilmFormat(
    name: "pngs", plural: "PNGs of frames", extensions: [],
    inHelp: "a directory (frames/) or pattern (step-%04d.png) for one PNG a frame", encoder: PNGSequenceEncoder.self,
    settings: [.pngLevel])
  package static let y4m = FilmFormat(
    name: "y4m", plural: "Y4M", extensions: ["y4m"], encoder: Y4MEncoder.self, isVideo: true, wantsEvenSides: true)
  package static let rgba = FilmFormat(
    name: "rgba", plural: "raw RGBA", extensions: ["rgba"], encoder: RGBAEncoder.self, isVideo: true)

  package static let all = [gif, apng, pngs, y4m, rgba]

  /// The format that an output's name tells: by its end, or `pngs` for a directory (`frames/`) and a pattern
  /// (`step-%04d.png`). Nil where it tells none.
  package static func named(byPath path: String) -> FilmFormat? {
    if path.hasSuffix("/") { return pngs }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let end = name[name.index(after: dot)...].lowercased()
    if end == "png" && name.contains("%") { return pngs }
    return all.first { $0.extensions.contains(end) }
  }
}

// MARK: How a row makes its encoder

/// An encoder of the table of formats.
public protocol FormatEncoder: FrameEncoder {
  /// An output that appears when the film is finished.
  /// - Precondition: the settings are in their encoder's ranges, and a format of several files gets a path.
  init(_ settings: FilmSettings, to place: FilmPlace) throws(CodecError)
}

/// The place that a film is written to.
public enum FilmPlace: Sendable {
  /// A file or directory, or a pattern for names, which appears when the film is finished.
  case path(String)
  case sink(any ByteSink)

  func sink() throws(CodecError) -> any ByteSink {
    switch self {
    case .path(let path): try CodecError.wrapping { () throws(FileError) in try AtomicFile(path) }
    case .sink(let sink): sink
    }
  }
}

/// How a film is written. A format heeds those settings that its row names.
public struct FilmSettings: Sendable {
  /// Settings that people choose, by the names of their options.
  package enum Name: String, Sendable, CaseIterable {
    case colors, dither, quality, draft, loop
    case pngLevel = "png-level"
  }

  public let width: Int
  public let height: Int
  /// Pictures a second in formats of a constant rate.
  public var rate: FrameRate
  /// How often the film plays in all; 0 for ever. A GIF plays at most 65,536 times, an APNG 2,147,483,647 times.
  public var loop = 0
  /// Stored in the file, where a format has room for it.
  public var comment: String?
  public var gif = GIFOptions()
  public var pngLevel = PNG.Level.standard
  /// Whether a directory of frames may hold anything already; older frames beyond the last new one go.
  public var replaces = false
  /// How many pictures other threads may work on beside what `append` does; 0 for none. In a GIF each takes about ten bytes a pixel.
  public var ahead = 4
  /// The directory in which an APNG for a sink puts its images aside until the end; nil for memory.
  public var spoolDirectory: String? = "/tmp"

  /// - Precondition: `Bitmap.allows(width:height:)`.
  public init(width: Int, height: Int, rate: FrameRate = FrameRate(60)) {
    self.width = width
    self.height = height
    self.rate = rate
  }
}
