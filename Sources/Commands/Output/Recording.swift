import Codecs
import Film
import Foundation

/// Takes frames to their output, and says what came of it.
@MainActor
struct Recording<Source: FrameSource> {
  let source: Source
  let size: (width: Int, height: Int)
  let fps: Double
  let writing: Writing
  let reporting: Reporting
  /// More lines for `-v` to print.
  var notes: [String] = []

  func run() async throws {
    if writing.isRehearsed { return try rehearse() }
    try await shoot(writing.output.format.encoderType(frameCount: source.expectedFrameCount))
  }

  /// Films to the output, with a progress line in the terminal that is gone at the end.
  ///
  /// The encoder is made here, because a copy of it would have a canvas of its own.
  private func shoot<Encoder: FormatEncoder>(_ type: Encoder.Type) async throws {
    let jobs = try writing.jobs(for: size)
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
    try report(frames: encoder.frameCount, seconds: seconds, bytes: encoder.byteCount)
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
    try report(frames: changes, seconds: last?.end ?? 0, bytes: nil)
    note(notes)
  }

  private func note(_ lines: [String]) {
    if reporting.isVerbose { lines.forEach(Console.say) }
  }

  // MARK: What came of it

  /// Prints one line for people or, with `--json`, an object: to standard output, unless the film itself went there.
  ///
  /// - Parameter bytes: the size of the output; nil where nothing was written.
  private func report(frames: Int, seconds: Double, bytes: Int?) throws {
    let output = writing.output
    guard reporting.isJSON else { return reporting.say(line(frames, seconds, bytes)) }
    let json: JSON = [
      "output": output.path, "format": output.format.name, "width": size.width, "height": size.height, "fps": fps,
      "frames": frames, "seconds": seconds, "bytes": bytes,
    ]
    if output.path == nil, bytes != nil { Console.say(json.line) } else { try Console.print(json.text) }
  }

  private func line(_ frames: Int, _ seconds: Double, _ bytes: Int?) -> String {
    let format = writing.output.format
    let count = (bytes == nil && format.joinsRepeats ? "at most " : "") + (frames == 1 ? "1 frame" : "\(frames) frames")
    let film = format.stillEncoder != nil && frames == 1 ? [] : ["\(fps.short) fps", count, "\(seconds.short) s"]
    return ([writing.output.name, "\(size.width)×\(size.height)"] + film + [bytes.map(ByteCount.inWords) ?? "nothing written"])
      .joined(separator: "  ")
  }
}

extension Duration {
  /// `0.42 s`
  fileprivate var inWords: String {
    String(format: "%.2f s", Double(components.seconds) + Double(components.attoseconds) / 1e18)
  }
}
