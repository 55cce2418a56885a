import Codecs
import Film
import Foundation
import Goldens
import Raster
import Styles

extension Command {
  static let gallery = Command(
    "gallery", "DIR [options]",
    summary: "film every style into DIR and make a page of them all",
    about: "The page, DIR/index.html, shows each film with its strip, its parameters and the command that made it.",
    operands: [Operand(name: "DIR", kind: .directory)],
    options: [.device, .size, .scale, .fps, .force, .jobs, .quiet],
    examples: [
      Example("gallery gallery/", "open gallery/index.html"),
      Example("gallery --size 188x333 gallery/", "smaller films"),
    ]
  ) { arguments in
    try await GalleryCommand(arguments).run()
  }
}

/// Makes the gallery.
@MainActor
struct GalleryCommand {
  private let arguments: Arguments
  private let directory: String
  private let jobs: Int

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    guard let directory = arguments.rest.first, !directory.isEmpty else {
      throw UsageError("no directory is given: name one for the page and its films, like gallery/")
    }
    guard arguments.rest.count == 1 else { throw UsageError("“\(arguments.rest[1])” is one word too many: one directory") }
    self.directory = directory.count > 1 && directory.hasSuffix("/") ? String(directory.dropLast()) : directory
    jobs = arguments.count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  func run() async throws {
    Interruption.ignoreClosedPipes()
    let old = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    if !old.isEmpty && !arguments.has(.force) { throw FileError.directoryNotEmpty(directory) }
    var cards: [GalleryPage.Card] = []
    var files = FileSet()
    for (index, style) in Style.all.enumerated() {
      if !arguments.has(.quiet) && Console.isTerminal { Console.redraw("\(index + 1)/\(Style.all.count)  \(style.name)") }
      cards.append(try await card(of: style, &files))
    }
    try files.add(Array(GalleryPage(cards).html.utf8), at: directory + "/index.html")
    try files.finish()
    if Console.isTerminal && !arguments.has(.quiet) { Console.redraw("") }
    if !arguments.has(.quiet) { Console.say("\(cards.count) styles  \(directory)/index.html") }
  }

  private func card(of style: Style, _ files: inout FileSet) async throws -> GalleryPage.Card {
    let arguments = try arguments.adding(["--style", style.name]).get()
    let film = try Film(arguments, fps: min(arguments.number(.fps) ?? Film.standardRate, Film.standardRate))
    let size = film.pixelSize
    let bytes = ByteList()
    var encoder = GIFEncoder(to: bytes, width: size.width, height: size.height, ahead: jobs - 1)
    try await FilmPipeline(jobs: jobs).run(TimelineSampler(film, countsCentiseconds: true), into: &encoder)
    try files.add(bytes.bytes, at: "\(directory)/\(style.name).gif")
    let strip = try Footage(stripOf: Film(arguments, standardHold: 0), at: Self.shares)
    let frames = strip.frames.indices.map(strip.bitmap)
    try files.add(PNG.encode(FrameStrip.joined(frames), level: .small), at: "\(directory)/\(style.name).png")
    let given = Option.goldenScenery.flatMap { option in self.arguments.text(option).map { [option.spelling, $0] } ?? [] }
    let command = ([Program.name, "--style", style.name] + given + ["\(style.name).gif"]).joined(separator: " ")
    return GalleryPage.Card(style: style, width: size.width, height: size.height, command: command, byteCount: bytes.bytes.count)
  }

  /// A spring does most of its work early.
  private static let shares = [0, 0.1, 0.2, 0.35, 0.6, 1]
}
