import Files
import Film
import Foundation
import Goldens
import SourcePrograms
import StyleKit

/// One golden to be made or compared: its name, and how it is filmed.
struct GoldenCase: Sendable {
  let name: String
  let film: @MainActor @Sendable () throws -> Film
  /// The Swift files that it takes.
  let sources: @MainActor @Sendable () throws -> [SourceRequest]
  /// The paths of all files that it films.
  let files: @Sendable () -> Set<String>
  /// How many seconds their code may compute.
  let patience: Double
  /// The options that made it, as its description names them.
  let parameters: [String: String]
  /// The command that films the same, as one would type it where this one was typed.
  let command: String
  /// How much the golden keeps; nil where neither its line nor the command says so.
  let keep: Keep?

  /// Frames to a second: few enough for small files, enough to see a curve.
  static let standardRate = 20.0

  /// All goldens, in the order of their names: those of the manifest, or every style and the stories in the directory.
  static func all(_ arguments: Arguments, in directory: String) throws -> [GoldenCase] {
    let standard = directory + "/goldens.txt"
    if let path = arguments[.manifest] ?? (FileManager.default.fileExists(atPath: standard) ? standard : nil) {
      return try GoldenManifest(path, isFound: !arguments.has(.manifest)).cases(under: arguments)
    }
    let styles = arguments.styles.map { (name: $0.name, words: ["--style", $0.name]) }
    let stories = GoldenTree.stories(in: directory).map { path in
      (name: String(path.dropLast(".story".count)), words: ["--story", directory + "/" + path])
    }
    let cases = try (styles + stories).map { try GoldenCase($0.name, arguments.goldenLine($0.words)) }.sorted {
      $0.name < $1.name
    }
    for (one, next) in zip(cases, cases.dropFirst()) where one.name == next.name {
      throw GoldenError.files("the style \(one.name) and \(directory)/\(one.name).story want one golden: rename the story")
    }
    return cases
  }

  /// - Parameter line: the options of a film.
  init(_ name: String, _ line: Arguments) {
    self.name = name
    parameters = line.goldenParameters
    command = line.filmCommand(for: name)
    keep = line[.keep]
    patience = line.patience
    files = { WatchedFiles(ofGolden: line).paths }
    sources = {
      if let path = line[.story] { return try StoryFile(path, isOrdinary: true, styles: line.styles).sources }
      return try line.sourceRequests()
    }
    film = {
      if let path = line[.story] { return try Film(StoryFile(path, isOrdinary: true, styles: line.styles).story()) }
      try line.expectOrdinaryScreens()
      let film = try Film(line, fps: line[.fps] ?? Self.standardRate, standardHold: 0)
      if film.excerpt != .whole { try film.expectFrames(in: TimelineSampler(film, countsCentiseconds: false)) }
      return film
    }
  }
}

extension Arguments {
  /// Refuses a pipe or a device as a screen that a manifest names: nobody may ever write to it.
  fileprivate func expectOrdinaryScreens() throws {
    for word in [self[.from], self[.to]].compactMap(\.self) where !word.hasPrefix("sample:") && !word.isExpression {
      try InputFile.expectOrdinary(word)
    }
  }

  /// The options of one golden: those of this command line that say how goldens are filmed, overridden by `words`.
  func goldenLine(_ words: [String]) throws(UsageError) -> Arguments {
    try adding(words, to: AnyOption.goldenScenery + [.keep], of: .goldenLine)
  }

  /// The text of every option given that makes the film, by the option's name: of a path only the last part, of a flag “yes”.
  fileprivate var goldenParameters: [String: String] {
    Dictionary(
      uniqueKeysWithValues: filmOptions.map { option in
        let isFile = [AnyOption.from, .to, .story, .style, .source, .font].contains(option)
        let texts = texts(option).map { isFile ? String($0.split(separator: "/").last ?? "") : $0 }
        return (option.name, option.valueName == nil ? "yes" : texts.joined(separator: " "))
      })
  }

  /// The options given that decide what the film shows.
  private var filmOptions: [AnyOption] { options.filter { $0 != .keep && Command.goldenLine.options.contains($0) } }

  /// The command that films the case into a file of its name.
  fileprivate func filmCommand(for name: String) -> String {
    let file = "\(name.split(separator: "/").last ?? "film").png"
    if let path = self[.story] { return [Program.name, "story", path, file].map(\.shellWord).joined(separator: " ") }
    let options = filmOptions.flatMap { option in
      option.valueName == nil ? [option.spelling] : texts(option).flatMap { [option.spelling, $0] }
    }
    let standards: [(AnyOption, String)] = [(.fps, GoldenCase.standardRate.short), (.firstHold, "0"), (.lastHold, "0")]
    let others = standards.filter { !has($0.0) }.flatMap { [$0.spelling, $1] }
    return ([Program.name] + options + others + [file]).map(\.shellWord).joined(separator: " ")
  }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var shellWord: String {
    let isPlain =
      !isEmpty && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789-_.,/:=+%@".unicodeScalars.contains($0) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}

extension Command {
  /// The options that a line of a manifest may have; this is no command of its own.
  fileprivate static let goldenLine = Command(
    name: "golden verify", synopsis: "", summary: "a line of a manifest",
    options: AnyOption.scenery + AnyOption.drawing + AnyOption.timing + [.story, .keep]
  ) { _ in }
}

extension GoldenTree {
  /// Paths of stories under a directory, in order.
  fileprivate static func stories(in directory: String) -> [String] {
    ((try? EnclosedFiles(directory).names()) ?? []).filter { $0.hasSuffix(".story") }.sorted()
  }
}
