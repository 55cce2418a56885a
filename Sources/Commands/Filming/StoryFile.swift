import Codecs
import Film
import Foundation
import SourcePrograms
import StyleKit

/// A story that a file or standard input holds.
struct StoryFile {
  /// The file as messages name it.
  let name: String
  private let text: String
  /// The folder that PNGs are looked for in.
  private let folder: String

  private let styles: [Style]

  /// - Parameters:
  ///   - isOrdinary: whether a pipe is refused, because a directory of goldens or a manifest names the story.
  ///   - styles: those that the story may name.
  init(_ path: String, isOrdinary: Bool = false, styles: [Style]) throws(StoryFileError) {
    let isInput = path == "-"
    name = isInput ? "standard input" : path
    folder = isInput ? "" : path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try InputFile.bytes(of: isInput ? "/dev/stdin" : path, limit: Story.longestText, isOrdinary: isOrdinary)
    } catch {
      throw .unreadable(name, error)
    }
    guard let bytes else { throw .tooLong(name) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .noText(name) }
    self.text = text
    let known = styles.map(\.name)
    let files = Story.styleUses(in: text).filter { SourceText($0.name) != nil }.flatMap { [$0.name, $0.fullName] }
    var seen = Set(known)
    self.styles = styles + files.filter { seen.insert($0).inserted }.map(Style.uncompiled)
  }

  /// The Swift files that the story names as styles; their paths count from the story.
  var sources: [SourceRequest] {
    Story.styleUses(in: text).compactMap { use in
      guard let text = SourceText(use.name) else { return nil }
      var request = SourceRequest(text.located(in: folder))
      request.longName = use.fullName
      request.settings = use.settings.map { setting in
        let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return SourceRequest.Setting(name: String(parts[0]), value: String(parts[1]), option: "with \(use.name) \(setting)")
      }
      return request
    }
  }

  private func path(of file: String) -> String { file.hasPrefix("/") ? file : folder + file }

  /// The pictures that the story names as screens.
  var pictures: [String] {
    var found: [String] = []
    _ = Story.problems(in: text, styles: styles) { source in
      if !source.hasPrefix("sample:") { found.append(path(of: source)) }
      return .list
    }
    return found
  }

  /// The story; fingers that lead Swift files are tried.
  @MainActor
  func story() throws -> Story {
    do {
      return try Story.tried(text, styles: styles, reading: screen)
    } catch let problem as StoryProblem {
      throw StoryFileError.problems([problem], in: name)
    }
  }

  /// Checks the story, and throws all its mistakes together.
  func check() throws(StoryFileError) -> Story {
    let problems = Story.problems(in: text, styles: styles, reading: screen)
    guard problems.isEmpty else { throw .problems(problems, in: name) }
    do throws(StoryProblem) {
      var story = try Story(text, styles: styles, reading: screen)
      story.fonts = story.fonts.map(path)
      return story
    } catch {
      throw .problems([error], in: name)
    }
  }

  private func screen(_ source: String) throws -> Screen {
    guard source.hasPrefix("sample:") else { return try .reading(ordinary: path(of: source)) }
    return try Screen(named: source)
  }
}

enum StoryFileError: Error, CustomStringConvertible {
  case unreadable(String, FileError)
  case tooLong(String)
  case noText(String)
  case problems([StoryProblem], in: String)

  /// The message for people, line by line: a mistake has up to three lines.
  var lines: [String] {
    switch self {
    case .unreadable(let name, .unreadable(_, let reason)): ["\(name): it cannot be read: \(reason)"]
    case .unreadable(let name, _): ["\(name): it cannot be read"]
    case .tooLong(let name): ["\(name): a story has \(Story.longestText) bytes at most, and this has more: film it in parts"]
    case .noText(let name): ["\(name): this is no text in UTF-8"]
    case .problems(let problems, let name):
      problems.flatMap { $0.description(of: name.filter { !$0.isNewline }).split(separator: "\n").map(String.init) }
    }
  }

  var description: String { lines.joined(separator: "\n") }
}
