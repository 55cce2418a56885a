/// A function that takes bytes from outside. For any bytes it must return, with one clear error or a right result.
package struct FuzzTarget: Sendable {
  package let name: String
  private let body: @MainActor @Sendable ([UInt8]) throws -> Void

  package init(_ name: String, _ body: @escaping @MainActor @Sendable ([UInt8]) throws -> Void) {
    (self.name, self.body) = (name, body)
  }

  /// Runs the target; throws a `Finding` if a rule is broken, but not if the bytes are refused.
  @MainActor
  package func run(_ bytes: [UInt8]) throws { try body(bytes) }

  package static let all = [png, jpeg, gif, font, text, story, arguments, golden, raster, engine]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }

}

/// A rule of the project that does not hold, found by a target.
package struct Finding: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}

package func demand(_ condition: Bool, _ rule: @autoclosure () -> String) throws {
  if !condition { throw Finding(description: rule()) }
}

/// Demands that an error's message is not empty and has no more than `lines` lines.
func demandClear(_ error: String, lines: Int = 1) throws {
  let found = error.split(separator: "\n", omittingEmptySubsequences: false)
  try demand(!error.isEmpty && found.count <= lines, "an error has one to \(lines) lines: “\(error)”")
}
