import StyleKit
import TransitionKit

/// A drag of one finger that drives a style.
public struct Interaction: Sendable, Hashable {
  /// How far the finger goes, as a share of the screen's width.
  public let share: Double
  /// How long the drag takes, in seconds.
  public let duration: Double
  /// Whether the finger lifts at the end of the drag, so that the style's threshold decides. A finger that does not lift stays down
  /// to the end of the film, and the transition stands still under it.
  public let releases: Bool

  /// - Precondition: `share` lies in `shares`, `duration` in `Film.durations`.
  public static func drag(to share: Double, over duration: Double = standardDuration, release: Bool = true) -> Interaction {
    precondition(shares.contains(share) && Film.durations.contains(duration), "A drag goes from 0 to 1, within a minute")
    return Interaction(share: share, duration: duration, releases: release)
  }

  /// The usual duration of a drag, in seconds: about what a thumb takes.
  public static let standardDuration = 0.5
  /// The shares that a drag may have: at most the whole width of the screen.
  public static let shares = 0.0...1.0

  /// The finger's way over the screen.
  func script(of gesture: Gesture, on size: CGSize) -> TouchScript {
    .drag(
      from: gesture.point(at: 0, reach: share, on: size), to: gesture.point(at: share, reach: share, on: size),
      duration: duration, hold: releases ? 0 : Film.longestRest)
  }

  /// The length of the film's motion, in seconds; nil if the finger lifts, as the motion then lasts until nothing moves.
  var motion: Double? { releases ? nil : duration }
}

extension Film {
  /// How long a finger that does not lift stays down after its drag, in seconds: longer than any film's last hold.
  static let longestRest = holds.upperBound + 1
}
