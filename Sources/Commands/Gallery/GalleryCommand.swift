import Codecs
import Film
import Foundation
import Goldens
import Raster
import SourcePrograms
import StyleKit

extension Command {
  static let gallery = Command(
    name: "gallery", synopsis: "DIR [options]",
    summary: "film every style into DIR and make a page of them all",
    about:
      "With --style only those, Swift files among them. The page, DIR/index.html, shows each film with its strip, its parameters and the command that made it.",
    operand: Operand(name: "DIR", offer: .files),
    options: [.style, .device, .size, .scale, .fps, .force, .jobs, .quiet] + AnyOption.sourcing,
    examples: [
      Example("gallery gallery/", "open gallery/index.html"),
      Example("gallery --size 188x333 gallery/", "smaller films"),
      Example("gallery --style Fade.swift --style Zoom.swift gallery/", "your own animators"),
    ]
  ) { arguments in
    guard let word = arguments.rest.first, !word.isEmpty else {
      throw UsageError("no directory is given: name one for the page and its films, like gallery/")
    }
    guard arguments.rest.count == 1 else { throw UsageError("“\(arguments.rest[1])” is one word too many: one directory") }
    let directory = word.withoutLastSlash
    Interruption.ignoreClosedPipes()
    let gallery = Gallery(directory: directory, jobs: arguments[.jobs] ?? ProcessInfo.processInfo.activeProcessorCount)
    // The process that has started this one writes the page, and has begun to.
    if let name = Handover.received?.golden { try await gallery.report(on: name, arguments) }
    let old = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    if !old.isEmpty && !arguments.has(.force) { throw FileError.directoryNotEmpty(directory) }
    let chosen = arguments.has(.style) ? arguments.all(.style) : arguments.styles
    var failures: [String] = []
    let reporting = Reporting(arguments)
    var cards: [GalleryPage.Card] = []
    var files = FileSet()
    let sourceFilms = try await gallery.sourceFilms(of: chosen.filter { $0.file != nil }, arguments, reporting)
    for (index, style) in chosen.enumerated() {
      reporting.redraw("\(index + 1)/\(chosen.count)  \(style.name)")
      switch sourceFilms[style.name] {
      case .success(let films): cards.append(try gallery.card(of: style, films, arguments, &files))
      case .failure(let error): failures += error.lines
      case nil: cards.append(try gallery.card(of: style, await gallery.films(of: style, arguments), arguments, &files))
      }
    }
    try files.add(Array(GalleryPage(cards: cards).html.utf8), at: directory + "/index.html")
    try files.finish()
    reporting.redraw("")
    failures.forEach(Console.say)
    reporting.say("\(cards.count) styles  \(directory)/index.html")
    if cards.count < chosen.count { throw FoundWanting(code: ExitCode.failed) }
  }
}

/// Makes the gallery's films and strips.
@MainActor
private struct Gallery {
  let directory: String
  let jobs: Int

  /// A style's film and strip as files.
  struct Films: Codable, Sendable {
    let width: Int
    let height: Int
    let film: Data
    let strip: Data
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
    let ways = style.file == nil ? [] : arguments.texts(.ways).flatMap { ["--as", $0] }
    let line = try arguments.goldenLine(["--style", style.name] + ways)
    let film = try Film(line, fps: min(line[.fps] ?? Film.standardRate, Film.standardRate))
    let size = film.pixelSize
    let bytes = ByteList()
    var settings = FilmSettings(width: size.width, height: size.height)
    settings.ahead = jobs - 1
    var encoder = try GIFEncoder(settings, to: .sink(bytes))
    try await FilmPipeline(jobs: jobs).run(TimelineSampler(film, countsCentiseconds: true), into: &encoder)
    let strip = try Footage(stripOf: Film(line, standardHold: 0), at: Self.shares)
    let frames = strip.frames.indices.map(strip.bitmap)
    let picture = try PNG.encode(FrameStrip.joined(frames), level: .small)
    return Films(width: size.width, height: size.height, film: Data(bytes.bytes), strip: Data(picture))
  }

  /// Adds a style's files to those of the page.
  func card(of style: Style, _ films: Films, _ arguments: Arguments, _ files: inout FileSet) throws -> GalleryPage.Card {
    let own = style.file == nil ? [] : AnyOption.sourcing
    let given = (AnyOption.goldenScenery + own).flatMap { option in
      arguments.texts(option).last.map { [option.spelling, $0.shellQuoted] } ?? []
    }
    let command = ([Program.name, "--style", style.name.shellQuoted] + given + ["\(style.fileName).gif".shellQuoted])
    try files.add(Array(films.film), at: "\(directory)/\(style.fileName).gif")
    try files.add(Array(films.strip), at: "\(directory)/\(style.fileName).png")
    return GalleryPage.Card(
      style: style, width: films.width, height: films.height, command: command.joined(separator: " "), byteCount: films.film.count
    )
  }

  /// The moments of a strip, as shares of the motion: most are early, because a spring does most of its work then.
  private static let shares = [0, 0.1, 0.2, 0.35, 0.6, 1]
}
