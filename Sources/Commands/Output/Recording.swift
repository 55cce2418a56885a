import Codecs
import Film
import Foundation

/// Takes frames to their output, and says what came of it.
@MainActor
struct Recording<Source: FrameSource> {
  private let source: Source
  private let size: (width: Int, height: Int)
  private let fps: Double
  private let writing: Writing
  private let reporting: Reporting
  private let jobs: Int
  /// What `-v` tells besides, a line each.
  private let notes: [String]

  init(
    _ source: Source, size: (width: Int, height: Int), fps: Double, _ writing: Writing, _ reporting: Reporting,
    notes: [String] = []
  ) {
    self.source = source
    self.size = size
    self.fps = fps
    self.writing = writing
    self.reporting = reporting
    self.notes = notes
    jobs = writing.jobs(for: size)
  }

  func run() async throws {
    if writing.isRehearsed { return try rehearse() }
    let (width, height) = size
    switch writing.output.format {
    case .gif:
      try await shoot(
        GIFEncoder(
          to: try writing.sink(), width: width, height: height, loop: writing.loop, comment: "\(Program.name) \(Program.version)",
          options: writing.gif, ahead: jobs - 1))
    case .apng where source.expectedFrameCount == 1:
      try await shoot(StillEncoder(to: try writing.sink(), level: writing.level))
    case .apng:
      try await shoot(
        writing.apngEncoder(width: width, height: height, ahead: jobs - 1))
    case .pngs:
      try await shoot(PNGSequenceEncoder(to: writing.output.name, replacing: writing.replaces, level: writing.level))
    case .y4m:
      try await shoot(Y4MEncoder(to: try writing.sink(), width: width, height: height, rate: FrameRate(fps)))
    case .rgba:
      try await shoot(RGBAEncoder(to: try writing.sink(), width: width, height: height, rate: FrameRate(fps)))
    }
  }

  /// Shows a terminal how far it is, and leaves no trace of that.
  ///
  /// Takes the encoder over: a second one would have a canvas of its own.
  private func shoot<Encoder: FrameEncoder>(_ encoder: consuming Encoder) async throws {
    let start = ContinuousClock.now
    var pipeline = FilmPipeline(jobs: jobs)
    let progress = source.expectedFrameCount.flatMap { _ in Progress(writing.output.name, reporting) }
    if let progress { pipeline.progress = progress.show }
    defer { progress?.clear() }
    let seconds = try await pipeline.run(source, into: &encoder)
    progress?.clear()
    try summary(frames: encoder.frameCount, seconds: seconds, bytes: encoder.byteCount).report(reporting)
    let rate = "\(jobs) at once, in \((ContinuousClock.now - start).inWords)"
    note(notes + ["\(source.expectedFrameCount ?? encoder.frameCount) frames, \(encoder.frameCount) of them written, \(rate)"])
  }

  /// Runs the film without drawing it.
  private func rehearse() throws {
    var source = source
    var changes = 0
    var last: SourceFrame?
    while let frame = try source.nextFrame() {
      if last == nil || frame.picture != last?.picture || !writing.output.format.joinsRepeats { changes += 1 }
      last = frame
    }
    try summary(frames: changes, seconds: last?.end ?? 0, bytes: nil).report(reporting)
    note(notes)
  }

  private func note(_ lines: [String]) {
    if reporting.isVerbose { lines.forEach(Console.say) }
  }

  private func summary(frames: Int, seconds: Double, bytes: Int?) -> Summary {
    Summary(
      output: writing.output, width: size.width, height: size.height, fps: fps, frames: frames, seconds: seconds, bytes: bytes)
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
