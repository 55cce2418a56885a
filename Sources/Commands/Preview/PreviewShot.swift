import Codecs
import Film
import Foundation
import Preview
import SourcePrograms
import StyleKit
import TransitionKit

/// One film for the preview's page, made in a process that has nothing else to do.
@MainActor
struct PreviewShot {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Films, tells the process that waits for it, and ends.
  func report(as kind: Shot.Kind) async throws -> Never {
    let shot: Shot
    do {
      shot = .done(kind == .gif ? try await gif() : try await reel())
    } catch {
      shot = .problem(((error as? SourceProblem)?.lines ?? ["\(error)"]))
    }
    Handover.send(.finding(shot.handed))
    exit(ExitCode.done)
  }

  private func pipeline(_ film: Film) -> FilmPipeline {
    let (width, height) = film.pixelSize
    return FilmPipeline(
      jobs: FilmPipeline.jobs(processors: ProcessInfo.processInfo.activeProcessorCount, width: width, height: height))
  }

  /// The film as the page's command line writes it.
  private func gif() async throws -> [UInt8] {
    let film = try Film(arguments, fps: min(arguments[.fps] ?? Film.standardRate, Film.standardRate))
    let (width, height) = film.pixelSize
    let bytes = ByteList()
    var settings = FilmSettings(width: width, height: height, rate: FrameRate(nearest: film.fps))
    settings.comment = "\(Program.name) \(Program.version)"
    let pipeline = pipeline(film)
    settings.ahead = FilmSettings.ahead(jobs: pipeline.jobs)
    var encoder = try GIFEncoder(settings, to: .sink(bytes))
    try await pipeline.run(TimelineSampler(film, countsCentiseconds: true), into: &encoder)
    return bytes.bytes
  }

  /// The motion alone, without holds that nobody has asked for: one scrubs through it.
  private func reel() async throws -> [UInt8] {
    let film = try Film(arguments, fps: arguments[.fps] ?? Film.standardRate, standardHold: 0)
    var reel = Reel()
    let sampler = try TimelineSampler(film, countsCentiseconds: false)
    try await pipeline(film).run(sampler, into: &reel)
    var notes = sampler.diagnostics.map(\.description)
    if reel.isCut {
      notes.append("the page shows \(reel.frameCount) pictures, and the film is longer: take a smaller --scale or --fps")
    }
    let style = try arguments.style
    let (width, height) = film.pixelSize
    let facts: [(String, any JSONConvertible)] = [
      ("width", width), ("height", height), ("scale", Double(film.scale)), ("summary", style.summary), ("notes", notes),
      ("parameters", style.parameters), ("finger", style.gesture != nil),
    ]
    return reel.bytes(with: facts.map { "\(JSON.string($0.0).line):\($0.1.json.line)" })
  }
}
