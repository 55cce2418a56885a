public import StyleKit
import TransitionKit

extension Style {
  /// Document 000, its push listing.
  public static let kugouPush = Style(
    name: "kugou-push",
    family: .documents,
    source: "document 000, listing",
    summary: "spring ζ 1: the navigation view comes from the right over a snapshot that slides left by 0.3 of the width",
    parameters: [
      .duration(0.6), .damping(1),
      .distance(0.3, 0...1, .widths, "how far the snapshot of the old screen slides to the left"),
    ],
    wayBack: "kugou-pop",
    listing: .kugou("KugouPushTransition", push: "KugouPush", pop: "KugouPop"),
    change: .push {
      let push = KugouPush($0)
      $0.apply("distance", to: &push.distance)
      return KugouNavigation(push: push, pop: KugouPop())
    })
}
