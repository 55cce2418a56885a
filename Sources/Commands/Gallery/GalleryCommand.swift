import Codecs
import Film
import Foundation
import Goldens
import SourcePrograms
import StyleKit

extension Command {
  static let gallery = Command(
    name: "gallery", synopsis: "DIR [options]",
    summary: "film every style into DIR and make a page of them all",
    about: """
      With --style only those, Swift files among them; a --param behind a --style is for that one alone. Without --style a --param or \
      a --drag leaves the styles that have the parameter or follow a finger. The page, DIR/index.html, shows each film with its \
      strip, its parameters and the command that made it; a click shows it large, with every frame, the protocol calls, the way that \
      it goes and its source for iOS.
      """,
    operand: Operand(name: "DIR", offer: .files),
    options: [.style] + AnyOption.galleryScenery + AnyOption.sourcing + [.force, .jobs, .quiet],
    examples: [
      Example("gallery gallery/", "open gallery/index.html"),
      Example("gallery --from home.png --to detail.png --bezel gallery/", "every style between your own two screens"),
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
    let chosen = try arguments.galleryStyles
    var failures: [String] = []
    let reporting = Reporting(arguments)
    var cards: [GalleryPage.Card] = []
    var files = FileSet()
    let sourceFilms = try await gallery.sourceFilms(of: chosen.filter { $0.file != nil }, arguments, reporting)
    for (index, style) in chosen.enumerated() {
      reporting.redraw("\(index + 1)/\(chosen.count)  \(style.name)")
      let films: Gallery.Films
      switch sourceFilms[style.name] {
      case .success(let made): films = made
      case .failure(let error):
        failures += error.lines
        continue
      case nil: films = try await gallery.films(of: style, arguments)
      }
      if cards.isEmpty { films.remarks.forEach(reporting.say) }
      cards.append(try gallery.card(of: style, films, arguments, &files))
    }
    try files.add(Array(GalleryPage(cards: cards).html.utf8), as: "index.html", below: directory)
    try files.finish()
    reporting.redraw("")
    failures.forEach(Console.say)
    reporting.say("\(cards.count.of("style"))  \(directory)/index.html")
    if cards.count < chosen.count { throw FoundWanting(code: ExitCode.failed) }
  }
}

extension AnyOption {
  /// The options that a gallery's films have in common.
  static let galleryScenery: [AnyOption] =
    [device, landscape, size, scale, duration, fps, from, to] + driving + [font] + drawing
    + [speed, bounce, firstHold, lastHold]
}

extension Arguments {
  /// The styles that are named; without names all of which the options say something.
  fileprivate var galleryStyles: [Style] {
    get throws(UsageError) {
      guard !has(.style) else { return all(.style) }
      let names = all(.param).map(\.name)
      let fitting = styles.filter { style in
        names.allSatisfy { name in style.parameters.contains { $0.name == name } } && (!has(.drag) || style.gesture != nil)
      }
      if fitting.isEmpty {
        throw UsageError("no style has all of the parameters that --param sets: `\(Program.name) list` names them")
      }
      return fitting
    }
  }

  /// The command line that films one style of a gallery.
  func galleryLine(_ style: Style) throws(UsageError) -> Arguments {
    let own = all(.style).firstIndex { $0.name == style.name }.map { column($0, of: .style, settingsBy: .param) } ?? self
    let ways = style.file == nil ? [] : texts(.ways).flatMap { ["--as", $0] }
    return try own.adding(["--style", style.name] + ways, to: AnyOption.galleryScenery + Self.kept(style), of: .galleryLine)
  }

  private static func kept(_ style: Style) -> [AnyOption] { style.file == nil ? [] : AnyOption.sourcing.filter { $0 != .ways } }

  /// The line as one types it, up to the output.
  func galleryCommand(_ style: Style) -> String {
    let others = AnyOption.galleryScenery + (style.file == nil ? [] : AnyOption.sourcing)
    let given = others.filter(has).flatMap { option in
      option.valueName == nil ? [option.spelling] : texts(option).flatMap { [option.spelling, $0.shellQuoted] }
    }
    return ([Program.name, "--style", style.name.shellQuoted] + given + ["\(style.fileName).gif".shellQuoted]).joined(
      separator: " ")
  }
}

extension Command {
  /// The options that a film of a gallery may have; this is no command of its own.
  fileprivate static let galleryLine = Command(
    name: "gallery", synopsis: "", summary: "a film of a gallery",
    options: [.style] + AnyOption.galleryScenery + AnyOption.sourcing
  ) { _ in }
}
