import TransitionKit

/// The breaches of UIKit's contract by a film's code, told to the person who films it: one line for each view with the way out, few in
/// all.
enum Breaches {
  private static let mostLines = 3

  static func lines(_ diagnostics: [Diagnostic]) -> [String] {
    var heads: [String] = []
    var leftovers: [String: [String]] = [:]
    for diagnostic in diagnostics {
      let (head, leftover) = parts(diagnostic)
      if !heads.contains(head) { heads.append(head) }
      if let leftover, leftovers[head]?.contains(leftover) != true { leftovers[head, default: []].append(leftover) }
    }
    let lines = heads.map { head in
      leftovers[head].map { "\(head) with \($0.formatted): set back what stays before completeTransition" } ?? head
    }
    guard lines.count > mostLines else { return lines }
    return lines.prefix(mostLines - 1) + ["\(lines.count - mostLines + 1) more of this kind; -v tells all"]
  }

  /// The words up to what was left behind on a view, and these; the whole text where a diagnostic is of another kind.
  private static func parts(_ diagnostic: Diagnostic) -> (head: String, leftover: String?) {
    guard diagnostic.property != nil, let end = diagnostic.text.range(of: " with the ") else { return (diagnostic.text, nil) }
    return (String(diagnostic.text[..<end.lowerBound]), "the " + diagnostic.text[end.upperBound...])
  }
}

extension [String] {
  /// The words with commas and a last “and”.
  fileprivate var formatted: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
