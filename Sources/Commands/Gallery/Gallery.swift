import Codecs
import Film
import Foundation
import Goldens
import Raster
import SourcePrograms
import StyleKit
import TransitionKit

/// Makes the gallery's films and strips.
@MainActor
struct Gallery {
  let directory: String
  let jobs: Int

  /// A style's film and strip as files, and what the page tells of its motion.
  struct Films: Codable, Sendable {
    let width: Int
    let height: Int
    /// Pixels to a point.
    let scale: Double
    let film: Data
    let strip: Data
    /// The time of the film at which the motion begins, and how fast it plays.
    let begin: Double
    let speed: Double
    /// The protocol calls, with their times since the motion began.
    let calls: [Call]
    /// Times and shares of the way.
    let progress: [[Double]]
    let remarks: [String]

    struct Call: Codable, Sendable {
      let time: Double
      let text: String
    }
  }

  /// Films Swift files, each in a process of its own, as many at once as there are jobs; by the names of the styles.
  func sourceFilms(
    of styles: [Style], _ arguments: Arguments, _ reporting: Reporting
  ) async throws -> [String: Result<Films, SourceProblem>] {
    let (all, words) = (try arguments.sourceRequests(), try Console.arguments())
    let patience = arguments.patience
    return try await withThrowingTaskGroup(of: (String, Result<Films, SourceProblem>).self) { group in
      var results: [String: Result<Films, SourceProblem>] = [:]
      for (index, style) in styles.enumerated() {
        if index >= jobs, let (name, result) = try await group.next() { results[name] = result }
        reporting.redraw("\(index + 1)/\(styles.count)  \(style.name)")
        let (name, requests) = (style.name, all.filter { $0.text.text == style.name })
        group.addTask {
          do {
            return (name, .success(try await Blocking.run { try Self.films(of: name, requests, words, patience) }))
          } catch let error as SourceProblem {
            return (name, .failure(error))
          }
        }
      }
      for try await (name, result) in group { results[name] = result }
      return results
    }
  }

  private nonisolated static func films(
    of name: String, _ requests: [SourceRequest], _ words: [String], _ patience: Double
  ) throws -> Films {
    let workshop = try SourceWorkshop()
    defer { workshop.close() }
    var run = SourceRun(workshop.runner, try workshop.programs(of: requests), words: words, limit: patience)
    guard case .finding(let data) = try run.run(golden: name) else { throw SourceProblem("\(name) was not filmed") }
    return try JSONDecoder().decode(Films.self, from: data)
  }

  /// Films the style of a name for the process that has started this one, and ends.
  func report(on name: String, _ arguments: Arguments) async throws -> Never {
    let films = try await films(of: arguments.styles.style(named: name), arguments)
    Handover.send(.finding(try JSONEncoder().encode(films)))
    exit(ExitCode.done)
  }

  /// Films a style and pictures it in a strip.
  func films(of style: Style, _ arguments: Arguments) async throws -> Films {
    let line = try arguments.galleryLine(style)
    let film = try Take.rehearsed(Film(line, fps: min(line[.fps] ?? Film.standardRate, Film.standardRate)))
    let size = film.pixelSize
    let bytes = ByteList()
    var settings = FilmSettings(width: size.width, height: size.height)
    settings.ahead = FilmSettings.ahead(jobs: jobs)
    var encoder = try GIFEncoder(settings, to: .sink(bytes))
    try await FilmPipeline(jobs: jobs).run(TimelineSampler(film, countsCentiseconds: true), into: &encoder)
    var motion = try Film(line, standardHold: 0)
    motion.motion = film.motion
    let strip = try Footage(stripOf: motion, at: Self.shares)
    let picture = try PNG.encode(FrameStrip.joined(strip.frames.indices.map(strip.bitmap)), level: .small)
    let calls = try Take.trace(motion).map { Films.Call(time: $0.time, text: $0.text) }
    return Films(
      width: size.width, height: size.height, scale: Double(film.scale), film: Data(bytes.bytes), strip: Data(picture),
      begin: film.firstHold, speed: film.speed, calls: calls,
      progress: try LayerTrace(motion).progress.map { [$0.time, $0.share] },
      remarks: film.remarks)
  }

  /// Adds a style's files to those of the page.
  func card(of style: Style, _ films: Films, _ arguments: Arguments, _ files: inout FileSet) throws -> GalleryPage.Card {
    let command = try arguments.galleryLine(style).galleryCommand(style)
    let clip: JSON = [
      "name": style.name, "scale": films.scale, "begin": films.begin, "speed": films.speed,
      "calls": films.calls.map { JSON.array([.number($0.time), .string($0.text)]) },
      "progress": films.progress,
      "source": style.fileForApps, "film": films.film.base64EncodedString(),
    ]
    try files.add(Array(films.film), as: "\(style.fileName).gif", below: directory)
    try files.add(Array(films.strip), as: "\(style.fileName).png", below: directory)
    try files.add(Array("takeClip(\(clip.line));\n".utf8), as: "\(style.fileName).js", below: directory)
    return GalleryPage.Card(
      style: style, width: films.width, height: films.height, command: command, byteCount: films.film.count)
  }

  /// The moments of a strip, as shares of the motion: most are early, because a spring does most of its work then.
  private static let shares = [0, 0.1, 0.2, 0.35, 0.6, 1]
}
