import Codecs
import Film
import Foundation
import Goldens
import Raster
import StyleKit

extension Command {
  static let gallery = Command(
    name: "gallery", synopsis: "DIR [options]",
    summary: "film every style into DIR and make a page of them all",
    about: "The page, DIR/index.html, shows each film with its strip, its parameters and the command that made it.",
    operand: Operand(name: "DIR", offer: .files),
    options: [.device, .size, .scale, .fps, .force, .jobs, .quiet],
    examples: [
      Example("gallery gallery/", "open gallery/index.html"),
      Example("gallery --size 188x333 gallery/", "smaller films"),
    ]
  ) { arguments in
    guard let word = arguments.rest.first, !word.isEmpty else {
      throw UsageError("no directory is given: name one for the page and its films, like gallery/")
    }
    guard arguments.rest.count == 1 else { throw UsageError("“\(arguments.rest[1])” is one word too many: one directory") }
    let directory = word.withoutLastSlash
    Interruption.ignoreClosedPipes()
    let old = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    if !old.isEmpty && !arguments.has(.force) { throw FileError.directoryNotEmpty(directory) }
    let gallery = Gallery(directory: directory, jobs: arguments[.jobs] ?? ProcessInfo.processInfo.activeProcessorCount)
    let reporting = Reporting(arguments)
    var cards: [GalleryPage.Card] = []
    var files = FileSet()
    for (index, style) in arguments.styles.enumerated() {
      reporting.redraw("\(index + 1)/\(arguments.styles.count)  \(style.name)")
      cards.append(try await gallery.card(of: style, arguments, &files))
    }
    try files.add(Array(GalleryPage(cards: cards).html.utf8), at: directory + "/index.html")
    try files.finish()
    reporting.redraw("")
    reporting.say("\(cards.count) styles  \(directory)/index.html")
  }
}

/// Makes the gallery's films and strips.
@MainActor
private struct Gallery {
  let directory: String
  let jobs: Int

  /// Films a style and pictures it in a strip.
  func card(of style: Style, _ arguments: Arguments, _ files: inout FileSet) async throws -> GalleryPage.Card {
    let line = try arguments.goldenLine(["--style", style.name])
    let film = try Film(line, fps: min(line[.fps] ?? Film.standardRate, Film.standardRate))
    let size = film.pixelSize
    let bytes = ByteList()
    var settings = FilmSettings(width: size.width, height: size.height)
    settings.ahead = jobs - 1
    var encoder = try GIFEncoder(settings, to: .sink(bytes))
    try await FilmPipeline(jobs: jobs).run(TimelineSampler(film, countsCentiseconds: true), into: &encoder)
    try files.add(bytes.bytes, at: "\(directory)/\(style.name).gif")
    let strip = try Footage(stripOf: Film(line, standardHold: 0), at: Self.shares)
    let frames = strip.frames.indices.map(strip.bitmap)
    try files.add(PNG.encode(FrameStrip.joined(frames), level: .small), at: "\(directory)/\(style.name).png")
    let given = AnyOption.goldenScenery.flatMap { option in arguments.texts(option).last.map { [option.spelling, $0] } ?? [] }
    let command = ([Program.name, "--style", style.name] + given + ["\(style.name).gif"]).joined(separator: " ")
    return GalleryPage.Card(style: style, width: size.width, height: size.height, command: command, byteCount: bytes.bytes.count)
  }

  /// The moments of a strip, as shares of the motion: most are early, because a spring does most of its work then.
  private static let shares = [0, 0.1, 0.2, 0.35, 0.6, 1]
}
