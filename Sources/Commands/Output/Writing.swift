import Codecs
import Film
import Foundation

/// What is written, where, and how the options want it.
struct Writing {
  let output: Output
  let loop: Int
  let gif: GIFOptions
  let level: PNG.Level
  /// Whether a directory may hold something already.
  let replaces: Bool
  /// Whether it is only said what would be written.
  let isRehearsed: Bool
  private let jobs: Int?

  /// - Throws: if an option says nothing of how this output is written.
  init(_ output: Output, _ arguments: Arguments) throws(UsageError) {
    try output.expectUse(of: arguments)
    self.output = output
    loop = arguments[.loop] ?? 0
    let standard = GIFOptions()
    let colors = arguments[.colors] ?? standard.colors
    gif =
      arguments.has(.draft)
      ? .draft(colors: colors)
      : GIFOptions(
        colors: colors, dither: arguments[.dither] ?? standard.dither, quality: arguments[.quality] ?? standard.quality)
    level = arguments[.pngLevel] ?? .standard
    replaces = arguments.has(.force)
    isRehearsed = arguments.has(.dryRun)
    jobs = arguments[.jobs]
  }

  /// What `--output` names, or a word without an option.
  init(_ arguments: Arguments) throws(UsageError) {
    try self.init(Output(arguments.outputName(like: "out.gif"), format: arguments[.format]), arguments)
  }

  /// How many frames of a size are drawn at once.
  func jobs(for size: (width: Int, height: Int)) -> Int {
    jobs
      ?? FilmPipeline.jobs(
        processors: ProcessInfo.processInfo.activeProcessorCount, width: size.width, height: size.height)
  }

  /// Opens the place that the output goes to.
  func sink() throws(CodecError) -> any ByteSink {
    guard let path = output.path else { return try Console.standardOutput }
    return try AtomicFile(path)
  }

  /// Its images wait beside the file, where there is one.
  func apngEncoder(width: Int, height: Int, ahead: Int) throws(CodecError) -> APNGEncoder {
    if let path = output.path {
      return try APNGEncoder(to: path, width: width, height: height, loop: loop, level: level, ahead: ahead)
    }
    return try APNGEncoder(to: try sink(), width: width, height: height, loop: loop, level: level, ahead: ahead)
  }
}

extension Arguments {
  /// What `--output` names, or the one word that is left.
  func outputName(like example: String) throws(UsageError) -> String {
    let named = [self[.output]].compactMap(\.self) + rest
    guard let path = named.first else { throw UsageError("no output is given: name a file, like \(example)") }
    guard named.count == 1 else { throw UsageError("one output at a time, not “\(path)” and “\(named[1])”") }
    return path
  }
}
