public import TransitionKit

/// One documented transition, ready to be run.
///
/// A style is written as any app would write it, against UIKit's public names alone: what a style needs, a user's animator needs.
public struct Style: Sendable {
  /// What is done to the stack of screens, and who animates it.
  public enum Change: Sendable {
    /// The second screen comes on top of the first.
    case push(NavigationDelegate)
    /// The second screen goes and the first is back. The same delegate has pushed it there before.
    case pop(NavigationDelegate)
  }

  /// Makes a navigation delegate whose transitions take the given number of seconds.
  public typealias NavigationDelegate = @MainActor @Sendable (_ duration: Double) -> any UINavigationControllerDelegate

  /// As the command line spells it.
  public let name: String
  /// Where the transition is described.
  public let source: String
  /// One line: what moves, and how.
  public let summary: String
  /// In seconds, as the source has it.
  public let duration: Double
  public let change: Change

  public init(name: String, source: String, summary: String, duration: Double, change: Change) {
    self.name = name
    self.source = source
    self.summary = summary
    self.duration = duration
    self.change = change
  }
}
