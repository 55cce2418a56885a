/// A mistake at one place of a story, and the way out.
public struct StoryProblem: Error, Hashable {
  /// The number of the line, from 1; 0 means the text as a whole.
  public let line: Int
  /// The first letter of the mistake in its line, from 1.
  public let column: Int
  /// How many letters the mistake has.
  public let length: Int
  /// What is wrong, and what was expected.
  public let message: String
  /// The whole line of the story that holds the mistake.
  public let text: String

  /// The problem in up to three lines: the place and the message, the line of the story, and a mark below the letters that are meant.
  public func description(of file: String) -> String {
    guard line > 0 else { return "\(file): \(message)" }
    let (indent, shown) = window
    let gap = String(shown.prefix(indent).map { $0 == "\t" ? "\t" : " " })
    let mark = "^" + String(repeating: "~", count: max(0, min(length, max(1, shown.count - indent)) - 1))
    return "\(file):\(line):\(column): \(message)\n  \(shown)\n  \(gap)\(mark)"
  }

  /// The place of the mistake in the part of the line that is shown, and that part, which is cut to a terminal's width.
  private var window: (Int, String) {
    let widest = 100
    let start = max(0, column - 1 - widest / 2)
    return (column - 1 - start, String(text.dropFirst(start).prefix(widest)))
  }
}
