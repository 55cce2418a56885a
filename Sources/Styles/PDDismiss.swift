public import StyleKit

extension Style {
  /// Document 002's `PDTransitionAnimator`, dismissing: 1.2 seconds of growth, then half a second of fading.
  public static let pdDismiss = Style(
    name: "pd-dismiss",
    family: .documents,
    source: "document 002",
    summary: "easeInOut: a picture of the old screen grows out of a button, then fades over the screen itself in 0.5 s",
    parameters: PDTransitionAnimator.parameters + [
      Parameter("fade", .number(0.5, in: 0.01...60, unit: .seconds), "how long the picture takes to fade")
    ],
    listing: .pd("PDDismissTransition"),
    change: .dismiss { PDTransitionAnimator($0) })
}
