import Files
import Foundation
import SourceFacts
import SourceStyles

/// Makes a library of adapted sources with the code that hands the style over.
struct SourceCompiler {
  let kit: SourceKit
  let isSwift6: Bool
  /// The user's cache directory.
  let directory: String

  func compile(_ sources: SourceSet, _ entry: SourceEntry, named module: String, to library: String) throws(SourceProblem) {
    for file in sources.files { try append(entry.code[file.path] ?? "", to: file.adapted) }
    let result = try result(words(sources.files.map(\.adapted), module, library))
    guard result.end != .code(0) else { return }
    try kit.expectSameCompiler()
    let said = result.output + result.words
    throw NoRoom.problem(said, in: directory) ?? MissingModule(said, sources)?.problem ?? Self.problem(said, sources)
  }

  /// The compiler's result with the first modules of C that it can read: the kit's, the user's, or new ones.
  private func result(_ words: [String]) throws(SourceProblem) -> Tool.Result {
    let own = directory + "/modules"
    for cache in [isSwift6 ? nil : kit.moduleCache, own].compactMap(\.self) {
      let result = try Tool(kit.compiler).run(words + ["-module-cache-path", cache])
      guard Self.isSpoiled(cache, result) else { return result }
    }
    try? FileManager.default.removeItem(atPath: own)
    return try Tool(kit.compiler).run(words + ["-module-cache-path", own])
  }

  /// Whether the compiler failed for its modules in a cache, which it names then: another machine's, or those that it may not mend.
  private static func isSpoiled(_ cache: String, _ result: Tool.Result) -> Bool {
    result.end != .code(0) && (result.output + result.words).contains("'\(cache)/")
  }

  private func append(_ code: String, to path: String) throws(SourceProblem) {
    guard !code.isEmpty else { return }
    do {
      let file = try FileHandle(forUpdating: URL(filePath: path))
      try file.seekToEnd()
      try file.write(contentsOf: Data(code.utf8))
      try file.close()
    } catch {
      throw NoRoom.problem(error, in: directory)
    }
  }

  private func words(_ files: [String], _ module: String, _ library: String) -> [String] {
    var words = ["-swift-version", isSwift6 ? "6" : "5", "-Onone", "-gline-tables-only", "-module-name", module]
    words += ["-parse-as-library", "-emit-library", "-use-ld=gold", "-suppress-warnings", "-diagnostic-style=llvm"]
    words += ["-no-color-diagnostics", "-I", kit.directory + "/modules"]
    words += ["-j", "\(ProcessInfo.processInfo.activeProcessorCount)", "-o", library]
    return words + files
  }

  /// Where an error stands among others: a name of ours that says what to write instead comes first, as others may follow from it.
  private static func rank(_ error: (offset: Int, element: [String])) -> (Int, Int, Int) {
    (error.element[0].contains(" is unavailable: ") ? 0 : 1, error.element.joined().count, error.offset)
  }

  /// The compiler's errors as it wrote them, the shortest first; where it wrote none, all that it said.
  private static func problem(_ text: String, _ sources: SourceSet) -> SourceProblem {
    var errors: [[String]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.range(of: ": error: ") != nil {
        errors.append([line])
      } else if !errors.isEmpty {
        errors[errors.count - 1].append(line)
      }
    }
    var seen: Set<String> = []
    let sorted = errors.filter { seen.insert($0[0]).inserted }.map { $0.filter { !$0.isEmpty } }.enumerated()
      .sorted { Self.rank($0) < Self.rank($1) }.flatMap(\.element)
    let said = sorted.isEmpty ? text.split(separator: "\n").map(String.init) : sorted
    let shown = OriginalLines(sources).restore(said)
    return SourceProblem(["\(sources.files[0].path) does not compile:"] + shown.map { $0.replacing("\t", with: " ") })
  }
}
