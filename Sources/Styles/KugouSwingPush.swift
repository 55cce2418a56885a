public import StyleKit
import TransitionKit

extension Style {
  /// Document 000's first clip, which its listing does not explain.
  public static let kugouSwingPush = Style(
    name: "kugou-swing-push",
    family: .documents,
    source: "document 000, first clip",
    summary: "spring ζ 1: the navigation view swings in by a quarter turn about a point far below, over a still snapshot",
    parameters: [
      .duration(0.6), .damping(1),
      Parameter("anchor", .number(2, in: 0...4, unit: .heights), "how far below the screen's top the pivot lies"),
      Parameter("angle", .number(90, in: -180...180, unit: .degrees), "where the new screen begins, clockwise"),
    ],
    wayBack: "kugou-swing-pop",
    listing: .kugou("KugouSwingPushTransition", push: "KugouSwingPush", pop: "KugouSwingPop"),
    change: .push {
      let push = KugouSwingPush($0)
      $0.apply("anchor", to: &push.anchor)
      $0.apply("angle", to: &push.degrees)
      return KugouNavigation(push: push, pop: KugouSwingPop())
    })
}
