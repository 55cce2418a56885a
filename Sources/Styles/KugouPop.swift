public import StyleKit
import TransitionKit

extension Style {
  /// Document 000, its pop listing: a spring when the back button starts it, linear under a finger.
  public static let kugouPop = Style(
    name: "kugou-pop",
    family: .documents,
    source: "document 000, listing",
    summary: "spring ζ 1: the top screen leaves to the right while the one below slides in from 0.3 of the width left",
    parameters: [
      .duration(0.6), .damping(1),
      .distance(0.3, 0...1, .widths, "how far left the snapshot of the returning screen begins"), .threshold(0.25),
    ],
    gesture: .right,
    listing: .kugou("KugouPopTransition", push: "KugouPush", pop: "KugouPop"),
    change: .pop {
      let pop = KugouPop($0)
      $0.apply("distance", to: &pop.distance)
      let navigation = KugouNavigation(push: KugouPush(), pop: pop)
      $0.apply("threshold", to: &navigation.gesture.threshold)
      return navigation
    })
}
