import Codecs
import Film
import Foundation

extension Command {
  /// The main job, which needs no name: `render-transition --style NAME out.gif`
  static let film = Command(
    "film", "--style NAME [options] OUTPUT",
    summary: "film a transition",
    about: "The word `film` may be left out.\nOUTPUT is \(Output.kinds)",
    operands: [Operand(name: "OUTPUT", kind: .output)],
    options: Option.scenery + [.fps, .firstHold, .lastHold] + Option.writing + [.quiet, .version],
    examples: [
      Example("--style kugou-push out.gif", "a documented transition"),
      Example("--style kugou-push --from home.png --to detail.png out.gif", "between your own two screenshots"),
      Example("--style custom-push --scale 2 --last-hold 2 out.gif", "sharp on a retina screen, with a long last look"),
      Example("--style kugou-pop frames/", "a PNG for each frame"),
      Example("--style mg-present --format y4m - | ffmpeg -i - out.mp4", "a video"),
    ]
  ) { arguments in
    if arguments.has(.version) { return try Console.print("\(Program.name) \(Program.version)") }
    try await FilmCommand(arguments).run()
  }
}

/// Takes a film from its arguments to its file.
@MainActor
struct FilmCommand {
  private let arguments: Arguments
  private let isQuiet: Bool

  init(_ arguments: Arguments) {
    self.arguments = arguments
    isQuiet = arguments.has(.quiet)
  }

  func run() async throws {
    Interruption.ignoreClosedPipes()
    let output = try output()
    let jobs = arguments.count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
    let loop = arguments.count(.loop) ?? 0
    let film = try Film(arguments, fps: rate(of: output), evenSides: output.format == .y4m)
    let sampler = try TimelineSampler(film, countsCentiseconds: output.countsCentiseconds)
    let take = Shooting(film: film, sampler: sampler, output: output, jobs: jobs)
    let (width, height) = film.pixelSize
    switch output.format {
    case .gif:
      try await shoot(take) { () throws(CodecError) in
        GIFEncoder(
          to: try sink(of: output), width: width, height: height, loop: loop,
          comment: "\(Program.name) \(Program.version)", options: gifOptions, ahead: jobs - 1)
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

  private var gifOptions: GIFOptions {
    let standard = GIFOptions()
    return GIFOptions(
      colors: arguments.count(.colors) ?? standard.colors,
      dither: arguments.text(.dither).flatMap(GIFOptions.Dither.init(rawValue:)) ?? standard.dither,
      quality: arguments.count(.quality) ?? standard.quality)
  }

  private func output() throws(UsageError) -> Output {
    let named = [arguments.text(.output)].compactMap(\.self) + arguments.rest
    guard let path = named.first else { throw UsageError("no output is given: name a file, like out.gif") }
    guard named.count == 1 else {
      throw UsageError("one output at a time, not “\(path)” and “\(named[1])”")
    }
    return try Output(path, format: arguments.text(.format))
  }

  private func rate(of output: Output) -> Double {
    let rate = arguments.number(.fps) ?? Film.standardRate
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
