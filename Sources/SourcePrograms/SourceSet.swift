import Files
import Foundation
import SourceFacts

/// The files that make up a program: those given, and the neighbours that declare what they use.
struct SourceSet {
  /// The file that the style names comes first.
  let files: [SourceFile]
  let texts: [String: SourceTexts.Text]

  /// The neighbours that were taken along.
  let neighbours: [SourceFile]

  /// What of the files is left out although it may be seen.
  var warnings: [String] { files.flatMap { file in file.warnings.map { "\(file.path):\($0)" } } }

  /// - Parameter directory: where adapted copies go.
  init(_ texts: SourceTexts, by kit: SourceKit, in directory: String) throws(SourceProblem) {
    let relevant = texts.relevant
    let facts = try Self.facts(relevant.map(\.path), by: kit, in: directory)
    let paths = Set(texts.given.map(\.path))
    var files = facts.files.filter { paths.contains($0.path) }
    var rest = facts.files.filter { !paths.contains($0.path) }
    self.texts = Dictionary(relevant.map { ($0.path, $0) }) { first, _ in first }
    // Each round takes the neighbours that declare what the files so far use, those in the style's own directory first.
    while true {
      let round = Self.neighbours(in: rest, of: files, Self.needs(files, self.texts).union(texts.typed))
      guard let first = round.first else { break }
      let nearest = round.filter { $0.directory == first.directory }
      rest.removeAll { file in nearest.contains { $0.path == file.path } }
      files += nearest
    }
    self.files = files
    neighbours = files.filter { !paths.contains($0.path) }
    try expectSense()
  }

  /// The files that declare what others need. A member that extends a type of such a file is none that others need.
  private static func neighbours(
    in rest: [SourceFile], of files: [SourceFile], _ needed: Set<Substring>
  ) -> [SourceFile] {
    let declared = Set(files.flatMap(\.declares).map(\.name))
    let foreign = Set(rest.flatMap(\.declares).map(\.name)).subtracting(declared)
    return rest.filter { file in
      file.declares.contains { place in
        guard needed.contains(place.name.name), !declared.contains(place.name) else { return false }
        guard let dot = place.name.lastIndex(of: ".") else { return true }
        return !foreign.contains(String(place.name[..<dot]))
      }
    }
  }

  /// The names that the files use: those of types and functions, and the members that extensions may add.
  private static func needs(_ files: [SourceFile], _ texts: [String: SourceTexts.Text]) -> Set<Substring> {
    files.reduce(into: []) { names, file in
      names.formUnion(file.uses.map { Substring($0.name) })
      names.formUnion(texts[file.path]?.words.map { "." + $0 } ?? [])
    }
  }

  private static func facts(_ paths: [String], by kit: SourceKit, in directory: String) throws(SourceProblem) -> SourceFacts {
    let result = try Tool(kit.adapter).run(["--output", directory] + paths)
    guard result.end == .code(0) else {
      // The adapter is linked with the toolchain's own libraries, and does not begin with those of another.
      try kit.expectSameCompiler()
      if let problem = NoRoom.problem(result.words, in: (directory as NSString).deletingLastPathComponent) { throw problem }
      throw SourceProblem(result.words.isEmpty ? "\(kit.adapter) did not read the sources" : result.words.withoutLineEnd)
    }
    guard let facts = try? JSONDecoder().decode(SourceFacts.self, from: Data(result.output.utf8)),
      facts.version == SourceFacts.currentVersion
    else { throw SourceProblem("\(kit.adapter) belongs to another version of the program: install it again") }
    return facts
  }

  // MARK: What no compiler need be asked

  private func expectSense() throws(SourceProblem) {
    let faults = files.flatMap { file in
      file.errors.map { "\(file.path):\($0.line):\($0.column): error: \($0.message)" }
    }
    guard faults.isEmpty else { throw SourceProblem(faults.sorted { ($0.count, $0) < ($1.count, $1) }) }
    for file in files {
      for fact in file.imports where !fact.kept {
        guard let use = fact.use else { continue }
        guard fact.module != "SwiftUI" else {
          throw SourceProblem(
            "\(file.path):\(use.line):\(use.column): \(use.name) is SwiftUI's, and only UIKit is here: film the animator or the"
              + " delegate of a UIKit transition")
        }
        throw SourceProblem(
          "\(file.path):\(fact.line):\(fact.column): there is no module \(fact.module) here, and \(use.name) in line \(use.line) needs it:"
            + " film a source that does without")
      }
    }
    try expectNoTopLevelCode()
    try expectNamesOnce()
  }

  private func expectNoTopLevelCode() throws(SourceProblem) {
    guard let file = files.first(where: { $0.topLevelCode != nil }), let place = file.topLevelCode else { return }
    throw SourceProblem(
      "\(file.path):\(place.line):\(place.column): code stands outside of every type and function, and would run before the film:"
        + " put it in a function, func scene(_ stage: Stage) -> () -> Void")
  }

  private func expectNamesOnce() throws(SourceProblem) {
    var places: [String: String] = [:]
    for file in files {
      for name in file.types where name.kind != .extension && !name.name.contains(".") && !name.isPrivate {
        let place = "\(file.path):\(name.line):\(name.column)"
        if let other = places[name.name] {
          let wayOut =
            other.hasPrefix("\(file.path):")
            ? "give one of the two another name" : "film one of the two files by itself, elsewhere"
          throw SourceProblem("\(place): \(name.name) is declared in \(other), too: \(wayOut)")
        }
        places[name.name] = place
      }
    }
  }
}

extension SourceFile {
  fileprivate var directory: String { (path as NSString).deletingLastPathComponent }
}

extension TypeFact {
  var isPrivate: Bool { access == "private" || access == "fileprivate" }
}

extension String {
  var withoutLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }

  /// For `Type.member` the member with its dot; the name itself otherwise.
  fileprivate var name: Substring {
    lastIndex(of: ".").map { self[$0...] } ?? self[...]
  }
}
