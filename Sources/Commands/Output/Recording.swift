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
  /// The lines that `-v` tells besides.
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
    let format = writing.output.format
    let encoder = source.expectedFrameCount == 1 ? format.stillEncoder ?? format.encoder : format.encoder
    try await shoot(encoder)
  }

  /// Shows a terminal how far it is, and leaves no trace of that.
  ///
  /// The encoder is made here: a copy of it would have a canvas of its own.
  private func shoot<Encoder: FormatEncoder>(_ type: Encoder.Type) async throws {
    var encoder = try Encoder(writing.settings(for: size, fps: fps, jobs: jobs), to: writing.output.place())
    let start = ContinuousClock.now
    var pipeline = FilmPipeline(jobs: jobs)
    let progress = source.expectedFrameCount == nil ? nil : Progress(writing.output.name, reporting)
    if let progress { pipeline.progress = progress.show }
    let seconds: Double
    do {
      defer { progress?.clear() }
      seconds = try await pipeline.run(source, into: &encoder)
    }
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
