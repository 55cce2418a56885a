private import Foundation
package import Goldens

/// The environment of a test run: the only place below the executable where one is read, because people and CI set these switches
/// outside of the code.
package enum Environment {
  /// Variables that tests of this library use instead of the process's own, so that their results are the same on every machine.
  @TaskLocal package static var standIn: [String: String]?

  private static var variables: [String: String] { standIn ?? ProcessInfo.processInfo.environment }

  /// The mode that `RECORD_GOLDENS` names; nil where the variable is empty or not set.
  /// - Throws: an error where the variable names no mode.
  static func recordMode() throws -> RecordMode? {
    guard let word = variables["RECORD_GOLDENS"], !word.isEmpty else { return nil }
    guard let mode = RecordMode(rawValue: word) else {
      throw UnusableAssertion(
        "RECORD_GOLDENS is “\(word)”: it takes \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return mode
  }

  /// Whether the tests run under a CI service: each of them sets `CI`.
  static var isCI: Bool {
    guard let value = variables["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }

  /// How many frames are drawn at once: one for each processor.
  static var jobs: Int { ProcessInfo.processInfo.activeProcessorCount }
}

/// Why an assertion cannot be made, and the way out.
struct UnusableAssertion: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The mode that is in force, and where it was set.
package struct ModeInForce: Equatable {
  package enum Origin {
    case code, environment, ci, standard
  }

  package let mode: RecordMode
  package let origin: Origin

  init(code: RecordMode?) throws {
    self.init(code: code, wish: try Environment.recordMode(), isCI: Environment.isCI)
  }

  /// `RECORD_GOLDENS` decides where code says nothing; under CI nothing is recorded unless `RECORD_GOLDENS` asks for it, whatever
  /// code says.
  /// - Parameter wish: what `RECORD_GOLDENS` says.
  package init(code: RecordMode?, wish: RecordMode?, isCI: Bool) {
    if isCI {
      (mode, origin) = wish.map { ($0, .environment) } ?? (.never, .ci)
    } else if let code {
      (mode, origin) = (code, .code)
    } else {
      (mode, origin) = wish.map { ($0, .environment) } ?? (.missing, .standard)
    }
  }
}
