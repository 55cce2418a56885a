import Codecs
import Film
import Foundation

/// Takes pictures to the output that the arguments name, and says what came of it.
@MainActor
struct Recording<Source: PictureSource> {
  private let source: Source
  private let size: (width: Int, height: Int)
  private let fps: Double
  private let output: Output
  private let arguments: Arguments
  private let jobs: Int
  /// What `-v` tells besides, a line each.
  private let notes: [String]

  init(
    _ source: Source, size: (width: Int, height: Int), fps: Double, to output: Output, _ arguments: Arguments,
    notes: [String] = []
  ) {
    self.source = source
    self.size = size
    self.fps = fps
    self.output = output
    self.arguments = arguments
    self.notes = notes
    jobs = arguments.jobs(for: size)
  }

  func run() async throws {
    if arguments.has(.dryRun) { return try rehearse() }
    let (width, height) = size
    switch output.format {
    case .gif:
      try await shoot(
        GIFEncoder(
          to: try output.sink(), width: width, height: height, loop: loop, comment: "\(Program.name) \(Program.version)",
          options: arguments.gifOptions, ahead: jobs - 1))
    case .apng where source.frameCount == 1:
      try await shoot(StillEncoder(to: try output.sink(), level: arguments.pngLevel))
    case .apng:
      try await shoot(
        output.apngEncoder(width: width, height: height, loop: loop, level: arguments.pngLevel, ahead: jobs - 1))
    case .pngs:
      try await shoot(PNGSequenceEncoder(to: output.name, replacing: arguments.has(.force), level: arguments.pngLevel))
    case .y4m:
      try await shoot(Y4MEncoder(to: try output.sink(), width: width, height: height, rate: FrameRate(fps)))
    case .rgba:
      try await shoot(RGBAEncoder(to: try output.sink(), width: width, height: height, rate: FrameRate(fps)))
    }
  }

  private var loop: Int { arguments.count(.loop) ?? 0 }

  /// Shows a terminal how far it is, and leaves no trace of that.
  ///
  /// Takes the encoder over: a second one would have a canvas of its own.
  private func shoot<Encoder: FrameEncoder>(_ encoder: consuming Encoder) async throws {
    let start = ContinuousClock.now
    var pipeline = FilmPipeline(jobs: jobs)
    if let progress = Progress(output.name, arguments) {
      defer { progress.clear() }
      pipeline.progress = progress.show
      try await pipeline.run(source, into: &encoder)
    } else {
      try await pipeline.run(source, into: &encoder)
    }
    try summary(frames: encoder.frameCount, bytes: encoder.byteCount).report(arguments)
    let rate = "\(jobs) at once, in \((ContinuousClock.now - start).inWords)"
    Console.note(notes + ["\(source.frameCount) frames, \(encoder.frameCount) of them written, \(rate)"], arguments)
  }

  /// Runs the film without drawing it.
  private func rehearse() throws {
    var source = source
    var changes = 0
    var last: TimedPicture?
    while let sample = source.next() {
      if sample.picture != last?.picture || !output.format.joinsRepeats { changes += 1 }
      last = sample
    }
    try summary(frames: changes, bytes: nil).report(arguments)
    Console.note(notes, arguments)
  }

  private func summary(frames: Int, bytes: Int?) -> Summary {
    Summary(
      output: output, width: size.width, height: size.height, fps: fps, frames: frames, seconds: source.duration, bytes: bytes)
  }
}

extension Duration {
  /// `0.42 s`
  fileprivate var inWords: String {
    String(format: "%.2f s", Double(components.seconds) + Double(components.attoseconds) / 1e18)
  }
}

extension FrameRate {
  /// As near as thousandths come.
  fileprivate init(_ fps: Double) {
    let thousandths = Int((fps * 1000).rounded())
    self = thousandths % 1000 == 0 ? FrameRate(thousandths / 1000) : FrameRate(thousandths, per: 1000)
  }
}
