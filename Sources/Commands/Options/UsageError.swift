import StyleKit

/// Arguments that make no sense, and the way out, in one line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ message: String) {
    description = message
  }

  /// Adds the known words that are near to `word`; where none is near, all known words or the text `otherwise`.
  init(_ message: String, nearest word: String, among known: [String], otherwise: String? = nil) {
    let hint = known.near(word).isEmpty ? otherwise : nil
    description = "\(message): \(hint ?? known.sorted().suggestion(for: word))"
  }
}
