public import StyleKit
import TransitionKit

extension Style {
  /// Document 002's `MTHCustomAnimator`, for pushes or presentations; a pan from the right half of the screen drives it.
  public static let mthSlideFade = Style(
    name: "mth-slide-fade",
    family: .documents,
    source: "document 002",
    summary: "easeInOut: the old screen slides 320 points to the left while the new one fades in",
    parameters: [
      .duration(1), .curve, .distance(320, 0...2000, .points, "how far the old screen slides to the left"),
      Parameter("by", .choice("push", among: ["push", "present"]), "how the new screen comes"), .threshold(0.5),
    ],
    gesture: .left,
    listing: .mth("MTHSlideFadeTransition"),
    change: .push { MTHCustomAnimator($0) },
    alternative: .present { MTHCustomAnimator($0) })
}
