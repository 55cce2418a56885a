/// Why sources cannot be filmed, line by line for people.
public struct SourceProblem: Error, Sendable, CustomStringConvertible {
  /// What is wrong, a line each.
  public let lines: [String]

  /// A problem that takes several lines to tell.
  public init(_ lines: [String]) {
    self.lines = lines
  }

  /// A problem told in one line.
  public init(_ line: String) {
    self.init([line])
  }

  public var description: String { lines.joined(separator: "\n") }
}
