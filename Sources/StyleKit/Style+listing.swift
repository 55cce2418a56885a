import TransitionKit

extension Style {
  /// The classes of a style, from which a file for an app is made.
  public struct Listing: Sendable {
    /// The name of the file's own class, which is the delegate.
    let type: String
    /// The class that the file's own class inherits from.
    let base: String
    /// The arguments that the base's initialiser is given; empty where it takes none.
    let arguments: String
    /// The texts of the sources, in the order of reading.
    let parts: [@Sendable () -> [UInt8]]

    /// - Parameter type: the name of the file's own class.
    public init(_ type: String, base: String, _ arguments: String = "", parts: [@Sendable () -> [UInt8]]) {
      (self.type, self.base, self.arguments, self.parts) = (type, base, arguments, parts)
    }
  }

  /// The style as one file for an app, which needs nothing of this package; nil where UIKit itself animates the change.
  public var fileForApps: String? {
    listing.map { listing in
      let parts = listing.parts.map { Self.forApps(String(decoding: $0(), as: UTF8.self)) }
      return (["import UIKit", entry(listing)] + parts).joined(separator: "\n\n")
    }
  }

  /// The file's own class: the delegate that one sets, with the style's words.
  private func entry(_ listing: Listing) -> String {
    let member = change.isOfNavigation ? "navigationController.delegate" : "controller.transitioningDelegate"
    var lines = [
      "/// \(name), from \(source). \(summary).", "///",
      "///     let transition = \(listing.type)()  // keep it: delegates are weak",
      "///     \(member) = transition",
    ]
    if !parameters.isEmpty { lines += ["///", "/// What may be changed below, with the document's values:"] }
    lines += parameters.map { "/// - `\($0.name)`, \($0.standard): \($0.summary)" }
    guard !listing.arguments.isEmpty else {
      return (lines + ["final class \(listing.type): \(listing.base) {}"]).joined(separator: "\n")
    }
    lines += [
      "final class \(listing.type): \(listing.base) {", "  init() {", "    super.init(\(listing.arguments))", "  }", "}",
    ]
    return lines.joined(separator: "\n")
  }

  /// The line of a source from which on it speaks to the catalogue alone.
  private static let catalogueMark = "\n// MARK: - In the catalogue\n"

  /// A source of this package as an app has it: UIKit is imported once for all, selectors are Objective-C's, and the catalogue's rows
  /// are left out.
  static func forApps(_ source: String) -> String {
    let source = source.components(separatedBy: catalogueMark)[0]
    let selector = /Selector\("\w+:", \w+\.(\w+)\(_:\)\)/
    let actions = source.matches(of: selector).map { String($0.1) }
    var text = source.replacing(selector) { "#selector(\($0.1)(_:))" }
    for action in actions { text = text.replacing("private func \(action)(", with: "@objc private func \(action)(") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { isImport($0) || $0.isEmpty }
    return lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  private static func isImport(_ line: Substring) -> Bool { line.hasPrefix("import ") || line.hasPrefix("public import ") }
}

extension Style.Change {
  fileprivate var isOfNavigation: Bool {
    switch self {
    case .push, .pop: true
    case .present, .dismiss, .perform: false
    }
  }
}
