import Foundation

/// The words by which a style is named that a file describes: `Fade.swift`, or `Fade.swift:FadeAnimator(presenting: true)`.
public struct SourceText: Sendable, Hashable {
  /// The words as they were given.
  public let text: String
  /// The file, as the person spells it.
  public private(set) var path: String
  /// The Swift expression behind the path; nil leaves the choice to what the file declares.
  public let expression: String?

  private static let ending = ".swift"

  /// Fails where the words name no Swift file.
  public init?(_ text: String) {
    self.text = text
    if let cut = text.range(of: Self.ending + ":") {
      path = String(text[..<cut.lowerBound]) + Self.ending
      expression = String(text[cut.upperBound...])
    } else if text.hasSuffix(Self.ending), text != Self.ending {
      (path, expression) = (text, nil)
    } else {
      return nil
    }
  }

  /// The same words, whose path counts from a directory.
  public func located(in directory: String) -> SourceText {
    var text = self
    if !path.hasPrefix("/"), !directory.isEmpty { text.path = directory + (directory.hasSuffix("/") ? "" : "/") + path }
    return text
  }

  /// The words that name an expression of the same file.
  func naming(_ expression: String) -> SourceText { SourceText("\(path):\(expression)") ?? self }

  /// The words for the path as it stands.
  public var spelling: String { path + (expression.map { ":" + $0 } ?? "") }

  /// Why other files of an app are no styles, in one line; nil where the words name no such file.
  public static func refusal(of text: String) -> String? {
    let reasons = [
      ".m": "is Objective-C, and only Swift is compiled here: film a Swift version of the animator",
      ".mm": "is Objective-C++, and only Swift is compiled here: film a Swift version of the animator",
      ".h": "is an Objective-C header, and only Swift is compiled here: film a Swift version of the animator",
      ".xib": "is an interface file, which is not loaded here: name the .swift file of the animator, and build views in code",
      ".storyboard": "is an interface file, which is not loaded here: name the .swift file of the animator or segue",
    ]
    return reasons.first { text.hasSuffix($0.key) && text != $0.key }.map { "“\(text)” \($0.value)" }
  }
}
