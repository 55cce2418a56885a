import Foundation
import SourceFacts

/// A module that cannot be had and whose names nobody here knows, told from what the compiler misses.
struct MissingModule {
  /// The module's line, and the first name that is missing.
  let problem: SourceProblem

  private struct Miss {
    let path: String
    let line: Int
    let name: String
  }

  /// Fails where another reason than the module is possible: an error of another kind, or a name that looks like one of Apple's.
  init?(_ said: String, _ sources: SourceSet) {
    let errors = said.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
    let misses = errors.compactMap(Self.miss)
    guard let first = misses.min(by: { ($0.path, $0.line) < ($1.path, $1.line) }) else { return nil }
    let unknown = sources.files.first { $0.path == first.path }?.imports.filter { !$0.kept && !$0.isKnown } ?? []
    guard let fact = unknown.first else { return nil }
    let names = unknown.map(\.module)
    let modules = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    problem = SourceProblem(
      "\(first.path):\(fact.line):\(fact.column): there is no module \(modules) here, and \(first.name) in line \(first.line)"
        + " needs \(names.count == 1 ? "it" : "one"): film a source that does without")
  }

  private static func miss(_ error: String) -> Miss? {
    let parts = error.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let line = Int(parts[1]) else { return nil }
    let message = parts[3]
    let beginnings = ["has no member '", "cannot find type '", "cannot find '"]
    guard let start = beginnings.lazy.compactMap({ message.range(of: $0)?.upperBound }).first else { return nil }
    let name = message[start...].prefix { $0 != "'" }
    let isApples = ["UI", "NS", "CA", "CG", "CI", "AV"].contains { name.hasPrefix($0) }
    return isApples ? nil : Miss(path: String(parts[0]), line: line, name: String(name))
  }
}
