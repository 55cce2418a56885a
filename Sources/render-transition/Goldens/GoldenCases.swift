import Codecs
import Film
import Foundation
import Goldens
import Styles

/// One golden to be made or compared: its name, and how it is filmed.
struct GoldenCase: Sendable {
  let name: String
  let film: @MainActor @Sendable () throws -> Film
  /// What its description says of how it was made.
  let parameters: [String: String]

  /// Few enough to stay small, enough to see a curve.
  static let standardRate = 20.0

  /// All there are, in the order of their names: those of the manifest, or every style and the stories beside them.
  static func all(_ arguments: Arguments, in directory: String) throws -> [GoldenCase] {
    let standard = directory + "/goldens.txt"
    if let path = arguments.text(.manifest) ?? (FileManager.default.fileExists(atPath: standard) ? standard : nil) {
      return try GoldenManifest(path).cases(under: arguments)
    }
    let stories = GoldenTree.stories(in: directory).map { path in
      GoldenCase(String(path.dropLast(".story".count)), arguments.adding(["--story", directory + "/" + path]))
    }
    return Style.all.map { GoldenCase($0.name, arguments.adding(["--style", $0.name])) } + stories
  }

  /// - Parameter arguments: of a film.
  init(_ name: String, _ arguments: Result<Arguments, UsageError>) {
    self.name = name
    parameters = (try? arguments.get().goldenParameters) ?? [:]
    film = {
      let arguments = try arguments.get()
      if let path = arguments.text(.story) { return try Film(storyAt: path) }
      return try Film(arguments, fps: arguments.number(.fps) ?? Self.standardRate, standardHold: 0)
    }
  }
}

extension Arguments {
  /// The options of how things are filmed that this command line has, and these words over them.
  func adding(_ words: [String]) -> Result<Arguments, UsageError> {
    let own = Option.goldenScenery.flatMap { option in text(option).map { [option.spelling, $0] } ?? [] }
    return Result { () throws(UsageError) in try Arguments(own + words, of: .goldenLine) }
  }

  /// Every option given, by its name; a file by its last part, since a directory says nothing.
  fileprivate var goldenParameters: [String: String] {
    var parameters: [String: String] = [:]
    for option in Command.goldenLine.options {
      let texts = texts(option)
      guard !texts.isEmpty else { continue }
      let words = texts.map { text in
        if option == .from || option == .to || option == .story { return String(text.split(separator: "/").last ?? "") }
        return text
      }
      parameters[option.name] = words.joined(separator: " ")
    }
    return parameters
  }
}

extension Command {
  /// What a line of a manifest may say; no command of its own.
  static let goldenLine = Command(
    "golden verify", "", summary: "a line of a manifest", options: Option.scenery + Option.drawing + Option.timing + [.story]
  ) { _ in }
}

extension Film {
  /// A story's file; its own first line says size and rate.
  @MainActor
  fileprivate init(storyAt path: String) throws {
    guard let bytes = try InputFile.bytes(of: path, limit: Story.longestText), let text = String(validating: bytes, as: UTF8.self)
    else {
      throw GoldenError.files(
        "cannot read the story \(path): it has more than \(Story.longestText) bytes, or is no text in UTF-8")
    }
    let directory = (path as NSString).deletingLastPathComponent
    let story: Story
    do throws(StoryProblem) {
      story = try Story(text, styles: Style.all) { word in
        try Screen(named: word.hasPrefix("/") || word.hasPrefix("sample:") || directory.isEmpty ? word : directory + "/" + word)
      }
    } catch {
      throw GoldenError.files(error.description(of: path))
    }
    try self.init(story)
  }
}

extension GoldenTree {
  /// Paths of stories under a directory, in order.
  fileprivate static func stories(in directory: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory)) ?? []
    return paths.filter { $0.hasSuffix(".story") }.sorted()
  }
}
