import Film
import Foundation
import Preview
import SourcePrograms
import SourceStyles
import StyleKit

/// The preview's command line, and those that it becomes with what is chosen on the page.
struct PreviewOrders: Sendable {
  let style: Style
  private let styles: [Style]
  /// Options that stay as they were given.
  private let fixed: [(option: AnyOption, texts: [String])]
  /// The options of the command line that the page can change, with the values that they were given.
  let wish: FilmWish
  let limit: Double
  let files: WatchedFiles

  /// How long a film's code may compute, in seconds: somebody waits for it.
  private static let patience = 10.0
  /// The options that only say how the page is served.
  private static let serving: [AnyOption] = [.port, .open, .quiet]

  init(_ arguments: Arguments) throws {
    let words = arguments.rest + arguments.all(.style).map(\.name)
    guard let word = words.first else {
      throw UsageError("nothing to preview is given: name a Swift file, like Fade.swift, or --style NAME")
    }
    guard words.count == 1 else { throw UsageError("one style at a time, not “\(word)” and “\(words[1])”") }
    guard ![arguments[.from], arguments[.to]].contains("-") else {
      throw UsageError("a preview reads screens anew for every film, which standard input cannot be: name a file")
    }
    style = try arguments.styles.style(named: word)
    styles = arguments.styles
    limit = arguments[.limit] ?? Self.patience
    let own: [AnyOption] = Self.serving + [.style, .from, .to, .dark, .param, .duration, .drag, .release]
    fixed = arguments.options.filter { !own.contains($0) }.map { ($0, arguments.texts($0)) }
    var params = Dictionary(arguments.all(.param).map { ($0.name, $0.value) }) { $1 }
    if let duration = arguments.texts(.duration).last { params["duration"] = duration }
    wish = FilmWish(
      from: arguments[.from], to: arguments[.to], dark: arguments.has(.dark), params: params, drag: arguments[.drag],
      release: arguments.has(.release))
    var files = try WatchedFiles(.preview, arguments.withoutRest())
    if let file = style.file { files.addSource(file.path) }
    self.files = files
  }

  var name: String { style.name }

  /// Finds what is wrong with the command line before anything is served: what a style of the catalogue does not take, files that are
  /// not there. What is wrong with sources is said on the page, where it can be mended.
  @MainActor
  func rehearse() throws {
    let arguments = try arguments(for: wish)
    if let missing = files.files.sorted().first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw SourceProblem("there is no file called “\(missing)”")
    }
    guard style.file != nil else {
      _ = try arguments.sourceRequests()
      _ = try Film(arguments, style: style)
      return
    }
    for word in [wish.from, wish.to].compactMap(\.self) where !word.isExpression { _ = try Screen(named: word) }
    try SourceWorkshop().close()
  }

  // MARK: Command lines

  /// The words by which a process makes the film of a wish.
  ///
  /// - Parameter screen: the word for a screen, such as the path of a dropped picture.
  func words(for wish: FilmWish, screen: (String) -> String = { $0 }) -> [String] {
    var words = ["--style=\(style.name)"]
    for (option, texts) in fixed {
      words += texts.isEmpty ? [option.spelling] : texts.map { "\(option.spelling)=\($0)" }
    }
    words += wish.params.sorted { $0.key < $1.key }.map { "--param=\($0.key)=\($0.value)" }
    if let from = wish.from { words.append("--from=\(screen(from))") }
    if let to = wish.to { words.append("--to=\(screen(to))") }
    if wish.dark { words.append("--dark") }
    if let drag = wish.drag { words.append("--drag=\(drag.short)") }
    if wish.release == true { words.append("--release") }
    return words
  }

  /// The words of a wish read as the preview's own arguments.
  func arguments(for wish: FilmWish, screen: (String) -> String = { $0 }) throws(UsageError) -> Arguments {
    try Arguments(words(for: wish, screen: screen), of: .preview, styles: styles)
  }

  /// The command line that films a wish to a GIF, as one types it.
  func command(for wish: FilmWish, screen: (String) -> String) -> String {
    let typed = words(for: wish, screen: screen).map { word in
      // An option and its value are two words, as people write them.
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return parts.count > 1 && !parts[1].hasPrefix("-") ? "\(parts[0]) \(parts[1].shellQuoted)" : word.shellQuoted
    }
    return ([Program.name] + typed + [file.shellQuoted]).joined(separator: " ")
  }

  /// The name of the GIF that is saved.
  var file: String {
    let path = style.file.map { (($0.path as NSString).lastPathComponent as NSString).deletingPathExtension } ?? style.name
    return "\(path).gif"
  }
}
