import Codecs
import Film
import Foundation

/// `render-transition --style NAME out.gif`
@MainActor
struct FilmCommand {
  nonisolated static let options: [Option] = [
    .style, .from, .to, .output, .device, .size, .scale, .fps, .duration, .firstHold, .lastHold, .loop, .jobs, .quiet, .force,
  ]
  /// What a GIF's loop count can hold.
  private static let loops = 0...65_536
  /// Far above any machine's cores; each job holds a few frames in memory.
  private static let jobs = 1...256

  private let arguments: Arguments
  private let isQuiet: Bool

  init(_ arguments: Arguments) {
    self.arguments = arguments
    isQuiet = arguments.has(.quiet)
  }

  func run() async throws {
    Interruption.ignoreClosedPipes()
    let output = try output()
    let jobs = try arguments.count(.jobs, in: Self.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
    let loop = try arguments.count(.loop, in: Self.loops) ?? 0
    let film = try Film(arguments, fps: rate(of: output))
    let sampler = try TimelineSampler(film, countsCentiseconds: output.countsCentiseconds)
    let size = film.pixelSize
    switch output {
    case .gif(let path):
      var encoder = try UninterruptedEncoder { () throws(CodecError) in
        try GIFEncoder(
          to: path, width: size.width, height: size.height, loop: loop, comment: "\(Program.name) \(Program.version)")
      }
      try await write(sampler, to: &encoder, called: path, jobs: jobs)
      report(film, path, encoder, seconds: sampler.duration)
    case .pngSequence(let path):
      var encoder = try UninterruptedEncoder { () throws(CodecError) in
        try PNGSequenceEncoder(to: path, replacing: arguments.has(.force))
      }
      try await write(sampler, to: &encoder, called: path, jobs: jobs)
      report(film, path, encoder, seconds: sampler.duration)
    }
  }

  private func output() throws(UsageError) -> Output {
    let named = [arguments.text(.output)].compactMap(\.self) + arguments.rest
    guard let path = named.first else { throw UsageError("no output is given: name a file, like out.gif") }
    guard named.count == 1 else {
      throw UsageError("one output at a time, not “\(path)” and “\(named[1])”")
    }
    return try Output(path)
  }

  private func rate(of output: Output) throws(UsageError) -> Double {
    let rate = try arguments.number(.fps, in: Film.rates) ?? Film.standardRate
    guard output.countsCentiseconds, rate > Film.standardRate else { return rate }
    if !isQuiet {
      Console.say("\(Program.name): a GIF shows 50 frames a second at most: filming at 50, not \(rate.short)")
    }
    return Film.standardRate
  }

  /// Shows a terminal how far it is, and leaves no trace of that.
  private func write<Encoder: FrameEncoder & SendableMetatype>(
    _ sampler: TimelineSampler, to encoder: inout Encoder, called name: String, jobs: Int
  ) async throws {
    var pipeline = FilmPipeline(jobs: jobs)
    guard !isQuiet, Console.isTerminal else { return try await pipeline.run(sampler, into: &encoder) }
    let progress = Progress(name)
    defer { progress.clear() }
    pipeline.progress = progress.show
    return try await pipeline.run(sampler, into: &encoder)
  }

  private func report(_ film: Film, _ path: String, _ encoder: some FrameEncoder, seconds: Double) {
    guard !isQuiet else { return }
    let size = film.pixelSize
    let parts = [
      path, "\(size.width)×\(size.height)", "\(film.fps.short) fps", "\(encoder.frameCount) frames", "\(seconds.short) s",
      ByteCount.inWords(encoder.byteCount),
    ]
    Console.say(parts.joined(separator: "  "))
  }
}

/// File sizes for people.
enum ByteCount {
  /// In thousands, as file managers count.
  static func inWords(_ count: Int) -> String {
    switch count {
    case ..<1000: "\(count) B"
    case ..<999_500: "\((count + 500) / 1000) KB"
    default: String(format: "%.1f MB", Double(count) / 1e6)
    }
  }
}
