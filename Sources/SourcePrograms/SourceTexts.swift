import Files
import Foundation

/// The texts that a request names, and those beside them that may belong to it.
struct SourceTexts {
  /// A file, and the words in it.
  struct Text {
    let path: String
    let bytes: [UInt8]
    /// Every word of the text, names and others.
    let words: Set<Substring>
    /// The words behind `class`, `func` and their like: all that the file declares, and perhaps more.
    let declared: Set<Substring>
  }

  /// What the request names.
  let given: [Text]
  /// The other Swift files of the directories of those.
  let siblings: [Text]

  /// The words of the expressions that a person typed beside the files, which files may have to declare, too.
  let typed: Set<Substring>

  /// The longest source, in bytes: far more than anybody writes.
  private static let byteLimit = 1 << 24

  init(_ request: SourceRequest) throws(SourceProblem) {
    let path = request.text.path
    guard FileManager.default.fileExists(atPath: path) else { throw SourceProblem("there is no file called “\(path)”") }
    var paths = [path]
    var known: Set = [URL(filePath: path).standardized.path]
    for more in request.more {
      paths += try Self.files(more).filter { known.insert(URL(filePath: $0).standardized.path).inserted }
    }
    var directories: [String] = []
    for directory in paths.map({ ($0 as NSString).deletingLastPathComponent }) where !directories.contains(directory) {
      directories.append(directory)
    }
    let others = directories.flatMap { directory in
      Self.names(in: directory.isEmpty ? "." : directory).map { directory.isEmpty ? $0 : directory + "/" + $0 }
    }.filter { known.insert(URL(filePath: $0).standardized.path).inserted }
    given = try paths.map(Self.text)
    typed = Set((request.controllers + [request.text.expression ?? ""]).flatMap { Self.words($0[...]) })
    // A neighbour that cannot be read is none.
    siblings = others.compactMap { try? Self.text($0) }
  }

  /// The Swift files that a word of `--source` names: itself, or all in the directory and below.
  private static func files(_ path: String) throws(SourceProblem) -> [String] {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path + (path.hasSuffix(".swift") ? "" : "/.")) else {
      throw SourceProblem("--source \(path): there is no Swift file and no directory of that name")
    }
    guard facts[.type] as? FileAttributeType == .typeDirectory else {
      guard path.hasSuffix(".swift") else { throw SourceProblem("--source takes Swift files and directories, not “\(path)”") }
      return [path]
    }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    let names = ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).filter(isSource).sorted()
    guard !names.isEmpty else { throw SourceProblem("--source \(path): there is no Swift file in it") }
    return names.map { "\(base)/\($0)" }
  }

  private static func names(in directory: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).filter(isSource).sorted()
  }

  private static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") } && !name.hasSuffix("Package.swift")
  }

  private static func text(_ path: String) throws(SourceProblem) -> Text {
    let bytes: [UInt8]?
    do {
      bytes = try InputFile.bytes(of: path, limit: byteLimit, isOrdinary: true)
    } catch {
      throw SourceProblem("\(error)")
    }
    guard let bytes else { throw SourceProblem("\(path) has more than \(byteLimit) bytes: that is no source file") }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw SourceProblem("\(path) is no text in UTF-8") }
    let words = words(text[...])
    let declared = zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
    return Text(path: path, bytes: bytes, words: Set(words), declared: Set(declared))
  }

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "func", "let", "var", "typealias", "extension", "operator",
  ]

  private static func words(_ text: Substring) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The files to look at: those given, and the neighbours that may declare what one of them says, in the order of their names.
  var relevant: [Text] {
    var taken = given
    var rest = siblings
    var words = given.reduce(into: typed) { $0.formUnion($1.words) }
    while true {
      let found = rest.filter { !$0.declared.isDisjoint(with: words) }
      guard !found.isEmpty else { return taken }
      taken += found
      rest.removeAll { text in found.contains { $0.path == text.path } }
      for text in found { words.formUnion(text.words) }
    }
  }
}
