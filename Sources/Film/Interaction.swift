import StyleKit
import TransitionKit

/// A drag of one finger that drives a style.
public struct Interaction: Sendable, Hashable {
  /// How far the finger goes, as a share of the screen's width.
  public let share: Double
  /// How long that takes, in seconds.
  public let duration: Double
  /// Whether the finger lifts there, and the style's own threshold decides; else it stays down to the end of the film, and the
  /// transition stands still under it.
  public let releases: Bool

  /// - Precondition: `share` lies in `shares`, `duration` in `Film.durations`.
  public static func drag(to share: Double, over duration: Double = standardDuration, release: Bool = true) -> Interaction {
    precondition(shares.contains(share) && Film.durations.contains(duration), "A drag goes from 0 to 1, within a minute")
    return Interaction(share: share, duration: duration, releases: release)
  }

  /// About what a thumb takes.
  public static let standardDuration = 0.5
  /// A whole screen at most.
  public static let shares = 0.0...1.0

  /// The finger's way over the screen.
  func script(of gesture: Gesture, on size: CGSize) -> TouchScript {
    .drag(
      from: gesture.point(at: 0, reach: share, on: size), to: gesture.point(at: share, reach: share, on: size),
      duration: duration, hold: releases ? 0 : Film.longestRest)
  }

  /// How long the film moves, if it does not end with everything at rest.
  var motion: Double? { releases ? nil : duration }
}

extension Film {
  /// Longer than any film stands still.
  static let longestRest = holds.upperBound + 1
}
