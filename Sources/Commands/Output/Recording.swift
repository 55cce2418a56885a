import Codecs
import Film
import Foundation
import Goldens

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
    if let limit = writing.mostBytes { return try await shoot(within: limit) }
    try await shoot(writing.output.format.encoderType(frameCount: source.expectedFrameCount))
  }

  /// Films to the output as well as fits a number of bytes.
  private func shoot(within limit: Int) async throws {
    let (frames, start) = (try ReplayedFrames(source), ContinuousClock.now)
    let best = SizeSearch.Way(quality: writing.bestQuality, colors: writing.colors, width: size.width)
    var tries = 0
    let search = SizeSearch(
      name: writing.output.name, limit: limit, best: best, leastWidth: frames.areDrawn ? (size.width + 1) / 2 : size.width
    ) { way in
      tries += 1
      return try await self.fit(frames, way, by: writing.output.format.encoder)
    }
    let fit = try await search.run()
    try writing.output.write(fit.bytes)
    try report(frames: fit.frames, seconds: fit.seconds, bytes: fit.bytes.count, fit.way)
    note(notes + ["the best of \(tries) that were made, in \((ContinuousClock.now - start).inWords)"])
  }

  /// A film in memory, made in one way.
  private func fit<Encoder: FormatEncoder>(
    _ frames: ReplayedFrames, _ way: SizeSearch.Way, by type: Encoder.Type
  ) async throws -> SizeSearch.Fit {
    let size = size(way)
    let (jobs, bytes) = (try writing.jobs(for: size), ByteList())
    var settings = writing.settings(for: size, fps: fps, jobs: jobs)
    settings.gif = writing.gif(way.quality, colors: way.colors)
    var encoder = try Encoder(settings, to: writing.output.place(settings, keeping: bytes))
    var pipeline = FilmPipeline(jobs: jobs)
    let progress = Progress(writing.output.name, reporting)
    if let progress { pipeline.progress = progress.show }
    defer { progress?.clear() }
    let seconds = try await pipeline.run(frames.resized(width: size.width, height: size.height), into: &encoder)
    return SizeSearch.Fit(way: way, bytes: bytes.bytes, frames: encoder.frameCount, seconds: seconds)
  }

  /// The bytes from which on a GIF is too large for many places, and those from which on another format is looked at.
  private static var large: Int { 5_000_000 }
  private static var notSmall: Int { 1_000_000 }

  /// Says how a large GIF would be smaller.
  private func hint(_ bytes: Int, _ forecast: LosslessForecast?, _ settings: FilmSettings) throws {
    guard writing.output.format.countsCentiseconds, bytes > Self.notSmall, !reporting.isQuiet else { return }
    if let lossless = try forecast?.bytes(settings), lossless < bytes * 9 / 10 {
      reporting.say("an animated .png of it would have about \(ByteCount.inWords(lossless)), and lose nothing")
    }
    guard bytes > Self.large else { return }
    reporting.say(
      "that is much for a page: --max-bytes 5MB finds the best GIF that is no larger, --width makes a smaller picture,"
        + " and an .mp4 takes a fraction (by ffmpeg)")
  }

  /// Films to the output, with a progress line in the terminal that is gone at the end.
  ///
  /// The encoder is made here, because a copy of it would have a canvas of its own.
  private func shoot<Encoder: FormatEncoder>(_ type: Encoder.Type) async throws {
    let jobs = try writing.jobs(for: size)
    let settings = writing.settings(for: size, fps: fps, jobs: jobs)
    var encoder = try Encoder(settings, to: writing.output.place(settings))
    let start = ContinuousClock.now
    let forecast = writing.output.format.countsCentiseconds ? LosslessForecast(frameCount: source.expectedFrameCount) : nil
    var pipeline = FilmPipeline(jobs: jobs)
    let progress = source.expectedFrameCount == nil ? nil : Progress(writing.output.name, reporting)
    if let progress { pipeline.progress = progress.show }
    let seconds: Double
    do {
      defer { progress?.clear() }
      seconds = try await pipeline.run(WatchedFrames(source, forecast), into: &encoder)
    }
    // The bytes that a program was given are not those of the file that it makes.
    let isMade = writing.output.format.program != nil
    try report(
      frames: encoder.frameCount, seconds: seconds, bytes: (isMade ? writing.output.byteCount : nil) ?? encoder.byteCount)
    if isMade, writing.output.format.wantsEvenSides, size.width % 2 + size.height % 2 > 0 {
      note(["padded to \(size.width + size.width % 2)×\(size.height + size.height % 2): a video of this format has even sides"])
    }
    try hint(encoder.byteCount, forecast, settings)
    let rate = "\(jobs) at once, in \((ContinuousClock.now - start).inWords)"
    note(
      notes + ["\((source.expectedFrameCount ?? encoder.frameCount).of("frame")), \(encoder.frameCount) of them written, \(rate)"]
    )
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
  private func report(frames: Int, seconds: Double, bytes: Int?, _ way: SizeSearch.Way? = nil) throws {
    let output = writing.output
    guard reporting.isJSON else { return reporting.say(line(frames, seconds, bytes, way)) }
    let size = way.map(size) ?? size
    let facts: [(String, any JSONConvertible)] = [
      ("output", output.path), ("format", output.format.name), ("width", size.width), ("height", size.height), ("fps", fps),
      ("frames", frames), ("seconds", seconds), ("bytes", bytes),
    ]
    let purpose: [(String, any JSONConvertible)] = writing.chosen.map { [("for", $0)] } ?? []
    let json = JSON(facts + purpose + (way.map { [("quality", $0.quality), ("colors", $0.colors)] } ?? []))
    if output.path == nil, bytes != nil { Console.say(json.line) } else { try Console.print(json.text) }
  }

  /// The size of a film that is as wide as a way says.
  private func size(_ way: SizeSearch.Way) -> (width: Int, height: Int) {
    (way.width, max((size.height * way.width + size.width / 2) / size.width, 1))
  }

  private func line(_ frames: Int, _ seconds: Double, _ bytes: Int?, _ way: SizeSearch.Way?) -> String {
    let (format, size) = (writing.output.format, way.map(size) ?? size)
    let chosen = way.map { ["quality \($0.quality)"] + ($0.colors < writing.colors ? ["\($0.colors) colours"] : []) } ?? []
    let count = (bytes == nil && format.joinsRepeats ? "at most " : "") + frames.of("frame")
    let film = format.stillEncoder != nil && frames == 1 ? [] : ["\(fps.short) fps", count, "\(seconds.short) s"]
    let facts =
      [writing.output.name, "\(size.width)×\(size.height)"] + film + [bytes.map(ByteCount.inWords) ?? "nothing written"]
    return (facts + chosen + [writing.chosen].compactMap(\.self)).joined(separator: "  ")
  }
}

extension Duration {
  /// `0.42 s`
  fileprivate var inWords: String {
    String(format: "%.2f s", Double(components.seconds) + Double(components.attoseconds) / 1e18)
  }
}
