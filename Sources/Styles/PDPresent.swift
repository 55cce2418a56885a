public import StyleKit

extension Style {
  /// Document 002's `PDTransitionAnimator`, presenting; a pan from the right half drives it.
  public static let pdPresent = Style(
    name: "pd-present",
    family: .documents,
    source: "document 002",
    summary: "easeInOut: a picture of the old screen shrinks into a button at the bottom right, over one of the new",
    parameters: PDTransitionAnimator.parameters + [.threshold(0.5)],
    gesture: .left,
    wayBack: "pd-dismiss",
    listing: .pd("PDPresentTransition"),
    change: .present { PDTransitionAnimator($0) })
}
