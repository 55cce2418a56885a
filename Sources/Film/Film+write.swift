public import Codecs
public import Raster
public import TransitionKit

/// The facts of an output that `Film.write(to:)` wrote.
public struct WrittenFilm: Sendable, Equatable {
  /// Where the output is.
  public let path: String
  /// How many frames the output holds; where the format can, a picture that stays is one frame.
  public let frameCount: Int
  /// How long the film takes, in seconds.
  public let seconds: Double
  /// The size of the output in bytes; of all files together where it is a directory.
  public let byteCount: Int
  /// The breaches of UIKit's contract of transitions that the filmed code committed.
  public let diagnostics: [Diagnostic]
}

extension Film {
  /// Films the motion and writes it to a path, whose ending chooses the format: `.gif`, `.png` or `.apng` for an animated PNG,
  /// `.y4m` or `.rgba` for video encoders, `frames/` or `step-%04d.png` for a PNG of each frame.
  ///
  /// The output appears when it is complete. A GIF shows 50 frames a second at most, so a film of more is filmed at 50. The same film gives the same bytes, whatever `jobs` is.
  ///
  /// - Parameters:
  ///   - jobs: how many frames to draw at once; nil for as many as there are processors.
  ///   - settings: changes how the output is written, for example how often it loops.
  ///   - progress: called after every frame.
  /// - Throws: `CodecError` for an output that cannot be written, `StageError` for a motion that never ends, and what the scene throws.
  @MainActor @discardableResult
  public func write(
    to path: String, jobs: Int? = nil, settings change: (inout FilmSettings) -> Void = { _ in },
    progress: @escaping (FilmPipeline.Progress) -> Void = { _ in }
  ) async throws -> WrittenFilm {
    guard let format = FilmFormat.named(byPath: path), format.program == nil else { throw CodecError.unknownFormat(path: path) }
    var film = self
    if format.countsCentiseconds { film.fps = min(fps, Self.standardRate) }
    let sampler = try TimelineSampler(film, countsCentiseconds: format.countsCentiseconds)
    let (width, height) = pixelSize
    let jobs = jobs ?? FilmPipeline.jobs(processors: ProcessInfo.processInfo.activeProcessorCount, width: width, height: height)
    var pipeline = FilmPipeline(jobs: jobs)
    pipeline.progress = progress
    var settings = FilmSettings(width: width, height: height, rate: FrameRate(nearest: film.fps))
    settings.ahead = FilmSettings.ahead(jobs: jobs)
    change(&settings)
    let encoder = format.encoderType(frameCount: sampler.frameCount)
    let written = try await pipeline.write(sampler, with: encoder, settings, to: path)
    return WrittenFilm(
      path: path, frameCount: written.frames, seconds: written.seconds, byteCount: written.bytes,
      diagnostics: sampler.diagnostics)
  }
}

extension FilmPipeline {
  /// Makes the encoder and runs it. An encoder is made where it is used, because a copy of it would have a canvas of its own.
  fileprivate func write<Encoder: FormatEncoder>(
    _ sampler: TimelineSampler, with type: Encoder.Type, _ settings: FilmSettings, to path: String
  ) async throws -> (frames: Int, seconds: Double, bytes: Int) {
    var encoder = try Encoder(settings, to: .path(path))
    let seconds = try await run(sampler, into: &encoder)
    return (encoder.frameCount, seconds, encoder.byteCount)
  }
}

extension Picture {
  /// Draws the picture and writes it to a PNG, which appears complete or not at all.
  public func write(to path: String, edges: Edges = .smooth) throws(CodecError) {
    try PNG.write(rasterized(edges: edges), to: path)
  }
}
