import Files
import Foundation
import Goldens
import SourcePrograms

/// A text file that says which goldens there are: a line for each, its name and the options of its film, as one would type them.
///
/// ```
/// # name       options
/// home-detail  --style custom-push --from home.png --to detail.png
/// slow-pop     --style kugou-pop --duration 2 --fps 10
/// ```
///
/// Paths count from the manifest's own directory. Quotes hold spaces together; what follows a `#` is a remark.
struct GoldenManifest {
  /// The most bytes of a manifest: a file with more is a mistake.
  private static let byteLimit = 1 << 24

  private let path: String
  private let lines: [Substring]

  /// - Parameter isFound: whether the file was found among goldens, and must be an ordinary one; one that is named may be a pipe.
  init(_ path: String, isFound: Bool = false) throws {
    let parts = PathParts(path)
    let found =
      isFound
      ? try EnclosedFiles(parts.place).bytes(of: parts.name, limit: Self.byteLimit)
      : try InputFile.bytes(of: path, limit: Self.byteLimit)
    guard let bytes = found else {
      throw GoldenError.files("cannot read the manifest \(path): it has more than \(Self.byteLimit) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw GoldenError.files("cannot read the manifest \(path): it is no text in UTF-8")
    }
    self.init(text, path: path)
  }

  init(_ text: String, path: String) {
    self.path = path
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// - Parameter arguments: the command's options; those of a manifest's line override them.
  func cases(under arguments: Arguments) throws -> [GoldenCase] {
    var cases: [String: GoldenCase] = [:]
    for (index, line) in lines.enumerated() {
      let place = "\(path):\(index + 1)"
      guard let words = Self.words(of: line) else { throw GoldenError.files("\(place): a quote is not closed") }
      guard let name = words.first else { continue }
      do throws(GoldenError) {
        _ = try Golden(name, in: path)
      } catch {
        throw GoldenError.files("\(place): \(error)")
      }
      guard cases[name] == nil else { throw GoldenError.files("\(place): there are two goldens called “\(name)”") }
      cases[name] = GoldenCase(name, try film(Array(words.dropFirst()), under: arguments, at: place))
    }
    guard !cases.isEmpty else { throw GoldenError.files("\(path) names no golden: a line is a name and the options of a film") }
    return cases.values.sorted { $0.name < $1.name }
  }

  /// Reads the options of a line; a mistake in them is reported as one of the manifest, not of the command line.
  private func film(_ words: [String], under arguments: Arguments, at place: String) throws(GoldenError) -> Arguments {
    do throws(UsageError) {
      let line = try arguments.goldenLine(located(words))
      try line.expectNoRest()
      guard line.has(.story) || line.has(.style) else {
        throw UsageError("neither a style nor a story is given: --style NAME, or --story FILE")
      }
      let others = line.options.filter { $0 != .story && $0 != .keep && !AnyOption.goldenScenery.contains($0) }
      if line.has(.story), let other = others.first {
        throw UsageError("a story says itself how it is filmed: it takes no \(other.spelling)")
      }
      return line
    } catch {
      throw GoldenError.files("\(place): \(error)")
    }
  }

  /// The words, in which paths of screens and stories count from the manifest's directory.
  private func located(_ words: [String]) -> [String] {
    let directory = PathParts(path).directory
    func located(_ word: String) -> String {
      if let text = SourceText(word) { return text.located(in: directory).spelling }
      if word.isExpression, !FileManager.default.fileExists(atPath: directory + "/" + word) { return word }
      return word.hasPrefix("/") || word.hasPrefix("sample:") || directory.isEmpty ? word : directory + "/" + word
    }
    let spellings = [AnyOption.from, .to, .story, .source, .font].map(\.spelling)
    return words.enumerated().map { index, word in
      if index > 0, words[index - 1] == AnyOption.style.spelling { return SourceText(word).map { _ in located(word) } ?? word }
      if word.hasPrefix(AnyOption.style.spelling + "="), SourceText(word) != nil {
        let length = AnyOption.style.spelling.count + 1
        return AnyOption.style.spelling + "=" + located(String(word.dropFirst(length)))
      }
      if index > 0, spellings.contains(words[index - 1]) { return located(word) }
      for spelling in spellings where word.hasPrefix(spelling + "=") {
        return spelling + "=" + located(String(word.dropFirst(spelling.count + 1)))
      }
      return word
    }
  }

  /// The words of a line; nil where a quote is not closed.
  private static func words(of line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for letter in line {
      if let open = quote {
        if letter == open { quote = nil } else { word?.append(letter) }
      } else if letter == "\"" || letter == "'" {
        quote = letter
        word = word ?? ""
      } else if letter == "#" && word == nil {
        break
      } else if letter.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    if quote != nil { return nil }
    return words + [word].compactMap(\.self)
  }
}
