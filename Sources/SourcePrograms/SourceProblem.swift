/// Why sources cannot be filmed, line by line for people.
public struct SourceProblem: Error, Sendable, CustomStringConvertible {
  public let lines: [String]

  public init(_ lines: [String]) {
    self.lines = lines
  }

  public init(_ line: String) {
    self.init([line])
  }

  public var description: String { lines.joined(separator: "\n") }
}
