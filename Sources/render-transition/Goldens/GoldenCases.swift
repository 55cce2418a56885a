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

  /// All there are, in the order of their names: those of the manifest, or every style.
  static func all(_ arguments: Arguments, in directory: String) throws -> [GoldenCase] {
    let standard = directory + "/goldens.txt"
    if let path = arguments.text(.manifest) ?? (FileManager.default.fileExists(atPath: standard) ? standard : nil) {
      return try GoldenManifest(path).cases(under: arguments)
    }
    return Style.all.map { style in
      GoldenCase(style.name, arguments.adding(["--style", style.name]))
    }
  }

  /// - Parameter arguments: of a film.
  init(_ name: String, _ arguments: Result<Arguments, UsageError>) {
    self.name = name
    parameters = (try? arguments.get().goldenParameters) ?? [:]
    film = {
      let arguments = try arguments.get()
      return try Film(
        arguments, fps: arguments.number(.fps) ?? Self.standardRate, standardHold: 0)
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
        if case .screen = option.kind { return String(text.split(separator: "/").last ?? "") }
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
    "golden verify", "", summary: "a line of a manifest", options: Option.scenery + [.fps, .firstHold, .lastHold]
  ) { _ in }
}
