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
    for (index, style) in chosen.enumerated() {
      reporting.redraw("\(index + 1)/\(chosen.count)  \(style.name)")
      do {
        let films =
          try style.file == nil ? try await gallery.films(of: style, arguments) : gallery.sourceFilms(of: style, arguments)
        cards.append(try gallery.card(of: style, films, arguments, &files))
      } catch let error as SourceProblem {
        failures += error.lines
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
  struct Films: Codable {
    let width: Int
    let height: Int
    let film: Data
    let strip: Data
  }

  /// Films a Swift file, in a process of its own.
  func sourceFilms(of style: Style, _ arguments: Arguments) throws -> Films {
    let requests = try arguments.sourceRequests().filter { $0.text.text == style.name }
    let workshop = try SourceWorkshop()
    defer { workshop.close() }
    let programs = try requests.map { request throws(SourceProblem) in try workshop.program(of: request) }
    var run = SourceRun(workshop.runner, programs, words: try Console.arguments(), limit: arguments.patience)
    guard case .finding(let data) = try run.run(golden: style.name) else { throw SourceProblem("\(style.name) was not filmed") }
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
