/// Text for a terminal of 80 columns.
enum TerminalText {
  private static let width = 80

  /// Breaks the text at blanks so that it fits behind `indent` columns.
  static func wrapped(_ text: String, indent: Int = 0) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width - indent {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// A paragraph whose lines after the first begin with `hanging` blanks.
  static func paragraph(_ text: String, hanging: Int = 0) -> String {
    let lines = wrapped(text, indent: hanging)
    return lines.joined(separator: "\n" + String(repeating: " ", count: hanging))
  }

  /// Two columns; the second is wrapped.
  static func table(_ rows: [(head: String, text: String)]) -> String {
    let start = 4 + (rows.map(\.head.count).max() ?? 0)
    return rows.map { row in
      "  " + row.head + String(repeating: " ", count: start - 2 - row.head.count) + paragraph(row.text, hanging: start)
    }.joined(separator: "\n")
  }
}
