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
  /// How many seconds their code may compute.
  let patience: Double
  /// The options that made it, as its description names them.
  let parameters: [String: String]

  /// Frames to a second: few enough for small files, enough to see a curve.
  static let standardRate = 20.0

  /// All goldens, in the order of their names: those of the manifest, or every style and the stories in the directory.
  static func all(_ arguments: Arguments, in directory: String) throws -> [GoldenCase] {
    let standard = directory + "/goldens.txt"
    if let path = arguments[.manifest] ?? (FileManager.default.fileExists(atPath: standard) ? standard : nil) {
      return try GoldenManifest(path).cases(under: arguments)
    }
    let styles = arguments.styles.map { (name: $0.name, words: ["--style", $0.name]) }
    let stories = GoldenTree.stories(in: directory).map { path in
      (name: String(path.dropLast(".story".count)), words: ["--story", directory + "/" + path])
    }
    return try (styles + stories).map { try GoldenCase($0.name, arguments.goldenLine($0.words)) }
  }

  /// - Parameter line: the options of a film.
  init(_ name: String, _ line: Arguments) {
    self.name = name
    parameters = line.goldenParameters
    patience = line.patience
    sources = {
      if let path = line[.story] { return try StoryFile(path, styles: line.styles).sources }
      return try line.sourceRequests()
    }
    film = {
      if let path = line[.story] { return try Film(StoryFile(path, styles: line.styles).story()) }
      return try Film(line, fps: line[.fps] ?? Self.standardRate, standardHold: 0)
    }
  }
}

extension Arguments {
  /// The options of one golden: those of this command line that say how goldens are filmed, overridden by `words`.
  func goldenLine(_ words: [String]) throws(UsageError) -> Arguments {
    try adding(words, to: AnyOption.goldenScenery, of: .goldenLine)
  }

  /// The text of every option given, by the option's name; of a path only the last part.
  fileprivate var goldenParameters: [String: String] {
    let given = Command.goldenLine.options.map { option in
      let isFile = [AnyOption.from, .to, .story, .style, .source].contains(option)
      return (option.name, texts(option).map { isFile ? String($0.split(separator: "/").last ?? "") : $0 })
    }
    return Dictionary(given.filter { !$1.isEmpty }.map { ($0, $1.joined(separator: " ")) }) { $1 }
  }
}

extension Command {
  /// The options that a line of a manifest may have; this is no command of its own.
  fileprivate static let goldenLine = Command(
    name: "golden verify", synopsis: "", summary: "a line of a manifest",
    options: AnyOption.scenery + AnyOption.drawing + AnyOption.timing + [.story]
  ) { _ in }
}

extension GoldenTree {
  /// Paths of stories under a directory, in order.
  fileprivate static func stories(in directory: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory)) ?? []
    return paths.filter { $0.hasSuffix(".story") }.sorted()
  }
}
