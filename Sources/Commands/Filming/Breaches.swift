import SourcePrograms
import StyleKit
import TransitionKit

/// The breaches of UIKit's contract by a film's code, told to the person who films it: one line for each view with the way out, few in
/// all.
enum Breaches {
  private static let mostLines = 3
  /// How a film gets the screens that a person's transition knows.
  static let screens =
    "--from and --to bring them, or a function scene(_ stage: Stage) -> () -> Void puts everything in its place"

  static func lines(_ diagnostics: [Diagnostic]) -> [String] {
    var heads: [String] = []
    var leftovers: [String: [String]] = [:]
    for diagnostic in diagnostics {
      let (head, leftover) = parts(diagnostic)
      if !heads.contains(head) { heads.append(head) }
      if let leftover, leftovers[head]?.contains(leftover) != true { leftovers[head, default: []].append(leftover) }
    }
    let lines = heads.map { head in
      let wayOut = head.hasSuffix("though nobody cancelled it") ? ": where it looks for screens of its own, \(screens)" : ""
      return leftovers[head].map { "\(head) with \($0.formatted): set back what stays before completeTransition" }
        ?? head + wayOut
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

extension SourceProblem {
  /// Says what a film of a person's own source waits for, as far as it can be guessed; nil for other films.
  @MainActor
  init?(neverEnding error: StageError, _ arguments: Arguments) {
    guard let style = arguments.all(.style).first(where: { $0.file != nil }) else { return nil }
    var ways: [String] = []
    if style.gesture != nil, !arguments.has(.drag) { ways.append("where it waits for a finger, --drag 0.6 --release is one") }
    if "\(error)".contains("never called completeTransition") {
      ways += style.remarks?() ?? []
      ways.append(
        "where it returns early because something is nil, --param NAME=VALUE sets a property that the app sets; of its screens, "
          + Breaches.screens)
    }
    guard !ways.isEmpty else { return nil }
    self.init("\(style.name): \(error): \(ways.joined(separator: "; "))")
  }
}

extension Reporting {
  /// Warns of what films of people's own sources do not show, and of what the sources did against UIKit's contract. With `-v` the notes
  /// have told of that already.
  @MainActor
  func warn(of styles: [Style], _ breaches: [Diagnostic]) {
    let own = styles.filter { $0.file != nil }
    guard !own.isEmpty else { return }
    let remarks = own.flatMap { $0.remarks?() ?? [] }
    (remarks + (isVerbose ? [] : Breaches.lines(breaches))).forEach { say("warning: \($0)") }
  }
}

extension [String] {
  /// The words with commas and a last “and”.
  fileprivate var formatted: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
