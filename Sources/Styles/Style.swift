public import TransitionKit

/// One documented transition, ready to be run.
///
/// A style is written as any app would write it, against UIKit's public names alone: what a style needs, a user's animator needs.
public struct Style: Sendable {
  /// What is done to the screens, and who animates it. The way back is run by the delegate that ran the way there.
  public enum Change: Sendable {
    /// The second screen comes on top of the first in a navigation controller.
    case push(NavigationDelegate)
    /// The top screen goes, and the one below is back.
    case pop(NavigationDelegate)
    /// The second screen covers the first.
    case present(TransitioningDelegate)
    /// The covering screen goes again.
    case dismiss(TransitioningDelegate)
  }

  /// Makes a delegate whose transitions take the given number of seconds; nil leaves them to the system.
  public typealias NavigationDelegate = @MainActor @Sendable (_ duration: Double) -> (any UINavigationControllerDelegate)?
  public typealias TransitioningDelegate =
    @MainActor @Sendable (_ duration: Double) -> (any UIViewControllerTransitioningDelegate)?

  /// As the command line spells it.
  public let name: String
  /// Where the transition is described.
  public let source: String
  /// One line: what moves, and how.
  public let summary: String
  /// What the animator answers when asked, in seconds.
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
