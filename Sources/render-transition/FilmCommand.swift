import Codecs
import Film
import Foundation

/// `render-transition --style NAME out.gif`
@MainActor
struct FilmCommand {
  nonisolated static let options: [Option] = [
    .style, .from, .to, .output, .device, .size, .scale, .fps, .duration, .firstHold, .lastHold, .loop, .format, .colors, .dither,
    .quality, .jobs, .quiet, .force,
  ]
  /// What a GIF's loop count can hold.
  private static let loops = 0...65_536
  /// Far above any machine's cores; each job holds a few frames in memory.
  private static let jobs = 1...256
  /// What a palette's index can say.
  private static let colors = 2...256
  private static let qualities = 1...100

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
    let options = try gifOptions()
    let film = try Film(arguments, fps: rate(of: output), evenSides: output.format == .y4m)
    let sampler = try TimelineSampler(film, countsCentiseconds: output.countsCentiseconds)
    let take = Shooting(film: film, sampler: sampler, output: output, jobs: jobs)
    let (width, height) = film.pixelSize
    switch output.format {
    case .gif:
      try await shoot(take) { () throws(CodecError) in
        GIFEncoder(
          to: try sink(of: output), width: width, height: height, loop: loop,
          comment: "\(Program.name) \(Program.version)", options: options, ahead: jobs - 1)
      }
    case .apng:
      try await shoot(take) { () throws(CodecError) in
        guard let path = output.path else {
          return try APNGEncoder(to: try sink(of: output), width: width, height: height, loop: loop, ahead: jobs - 1)
        }
        return try APNGEncoder(to: path, width: width, height: height, loop: loop, ahead: jobs - 1)
      }
    case .pngs:
      try await shoot(take) { () throws(CodecError) in
        try PNGSequenceEncoder(to: output.name, replacing: arguments.has(.force))
      }
    case .y4m:
      try await shoot(take) { () throws(CodecError) in
        Y4MEncoder(to: try sink(of: output), width: width, height: height, rate: FrameRate(film.fps))
      }
    case .rgba:
      try await shoot(take) { () throws(CodecError) in
        RGBAEncoder(to: try sink(of: output), width: width, height: height, rate: FrameRate(film.fps))
      }
    }
  }

  /// All that a film takes on its way to an encoder.
  private struct Shooting {
    let film: Film
    let sampler: TimelineSampler
    let output: Output
    let jobs: Int
  }

  private func sink(of output: Output) throws(CodecError) -> any ByteSink {
    guard let path = output.path else { return DescriptorSink(descriptor: STDOUT_FILENO, name: output.name) }
    return try AtomicFile(path)
  }

  private func gifOptions() throws(UsageError) -> GIFOptions {
    let standard = GIFOptions()
    var dither = standard.dither
    if let name = arguments.text(.dither) {
      guard let named = GIFOptions.Dither(rawValue: name) else {
        throw UsageError("there is no dither called “\(name)”", nearest: name, among: GIFOptions.Dither.allCases.map(\.rawValue))
      }
      dither = named
    }
    return GIFOptions(
      colors: try arguments.count(.colors, in: Self.colors) ?? standard.colors, dither: dither,
      quality: try arguments.count(.quality, in: Self.qualities) ?? standard.quality)
  }

  private func output() throws(UsageError) -> Output {
    let named = [arguments.text(.output)].compactMap(\.self) + arguments.rest
    guard let path = named.first else { throw UsageError("no output is given: name a file, like out.gif") }
    guard named.count == 1 else {
      throw UsageError("one output at a time, not “\(path)” and “\(named[1])”")
    }
    return try Output(path, format: arguments.text(.format))
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
  private func shoot<Encoder: FrameEncoder>(
    _ take: Shooting, into make: () throws(CodecError) -> Encoder
  ) async throws {
    var encoder = try UninterruptedEncoder(make)
    var pipeline = FilmPipeline(jobs: take.jobs)
    if isQuiet || !Console.isTerminal {
      try await pipeline.run(take.sampler, into: &encoder)
    } else {
      let progress = Progress(take.output.name)
      defer { progress.clear() }
      pipeline.progress = progress.show
      try await pipeline.run(take.sampler, into: &encoder)
    }
    report(take, frames: encoder.frameCount, bytes: encoder.byteCount)
  }

  private func report(_ take: Shooting, frames: Int, bytes: Int) {
    guard !isQuiet else { return }
    let size = take.film.pixelSize
    let parts = [
      take.output.name, "\(size.width)×\(size.height)", "\(take.film.fps.short) fps", "\(frames) frames",
      "\(take.sampler.duration.short) s", ByteCount.inWords(bytes),
    ]
    Console.say(parts.joined(separator: "  "))
  }
}

extension FrameRate {
  /// As near as thousandths come.
  fileprivate init(_ fps: Double) {
    let thousandths = Int((fps * 1000).rounded())
    self = thousandths % 1000 == 0 ? FrameRate(thousandths / 1000) : FrameRate(thousandths, per: 1000)
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
