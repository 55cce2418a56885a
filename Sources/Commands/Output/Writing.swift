import Codecs
import Film
import Foundation

/// An output, and how the options want it written.
struct Writing {
  let output: Output
  /// Whether the command only says what would be written.
  let isRehearsed: Bool
  private let loop: Int
  private let gif: GIFOptions
  private let level: CompressionLevel
  /// Whether the output may replace files that a directory holds already.
  private let replaces: Bool
  private let jobs: Int?
  /// The most bytes that the file may have.
  let mostBytes: Int?
  /// The quality that a file of at most so many bytes begins with: what `--for` limits is no truer than usual.
  let bestQuality: Int
  /// The choices of `--for`, in words; nil where it is not given.
  let chosen: String?

  /// - Throws: an error if an option has no effect on this output.
  init(_ output: Output, _ arguments: Arguments) throws(UsageError) {
    try output.expectUse(of: arguments)
    try output.expectOther(than: arguments.all(.from) + arguments.all(.to))
    self.output = output
    isRehearsed = arguments.has(.dryRun)
    loop = arguments[.loop] ?? 0
    let standard = GIFOptions()
    let colors = arguments[.colors] ?? standard.colors
    gif =
      arguments.has(.draft)
      ? .draft(colors: colors)
      : GIFOptions(
        colors: colors, dither: arguments[.dither] ?? standard.dither, quality: arguments[.quality] ?? standard.quality,
        level: arguments[.gifLevel] ?? standard.level)
    level = arguments[.pngLevel] ?? .standard
    replaces = arguments.has(.force)
    jobs = arguments[.jobs]
    mostBytes = arguments[.maxBytes]
    chosen = arguments.chosen
    bestQuality = arguments.chosen == nil ? 100 : Int(standard.quality)
    for other in [AnyOption.quality, .draft] { try arguments.expectOne(of: [.maxBytes, other]) }
  }

  /// The output that `--output` names, or a word without an option.
  init(_ arguments: Arguments) throws(UsageError) {
    try self.init(Output(arguments.outputName(like: "out.gif"), format: arguments[.format]), arguments)
  }

  /// The most colours that a GIF's frame may have.
  var colors: Int { gif.colors }

  /// How a GIF is made in so many colours at a quality.
  func gif(_ quality: Int, colors: Int) -> GIFOptions {
    GIFOptions(colors: colors, dither: gif.dither, quality: Double(quality), level: gif.level)
  }

  /// The memory in bytes that is left to all but the frames under way.
  private static let reserve = 16 << 20

  /// The number of frames of a size that are drawn at once: fewer where the system gives too little memory for as many as are wanted.
  func jobs(for size: (width: Int, height: Int)) throws(CodecError) -> Int {
    let wanted =
      jobs
      ?? FilmPipeline.jobs(
        processors: ProcessInfo.processInfo.activeProcessorCount, width: size.width, height: size.height)
    let frame = FilmPipeline.memory(width: size.width, height: size.height)
    guard let jobs = (1...wanted).last(where: { ProcessMemory.has((FilmSettings.ahead(jobs: $0) + 1) * frame + Self.reserve) })
    else {
      throw .outOfMemory(doing: "making frames of \(size.width)×\(size.height) pixels")
    }
    return jobs
  }

  /// The settings of an encoder for frames of a size, when so many are drawn at once.
  func settings(for size: (width: Int, height: Int), fps: Double, jobs: Int) -> FilmSettings {
    var settings = FilmSettings(width: size.width, height: size.height, rate: FrameRate(nearest: fps))
    settings.comment = "\(Program.name) \(Program.version)"
    (settings.loop, settings.gif, settings.pngLevel) = (loop, gif, level)
    (settings.replaces, settings.ahead) = (replaces, FilmSettings.ahead(jobs: jobs))
    return settings
  }
}

extension Arguments {
  /// The path that `--output` names, or the one word that is left.
  func outputName(like example: String) throws(UsageError) -> String {
    let named = [self[.output]].compactMap(\.self) + rest
    guard let path = named.first else { throw UsageError("no output is given: name a file, like \(example)") }
    guard named.count == 1 else { throw UsageError("one output at a time, not “\(path)” and “\(named[1])”") }
    return path
  }
}
