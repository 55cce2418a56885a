import TransitionKit

extension Style {
  /// Document 002's `PDTransitionAnimator`, presenting.
  public static let pdPresent = Style(
    name: "pd-present",
    source: "document 002",
    summary: "easeInOut: a picture of the old screen shrinks into a button at the bottom right, over one of the new",
    duration: PDTransitionAnimator.duration,
    change: .present { PDTransitionAnimator(duration: $0) })
}
