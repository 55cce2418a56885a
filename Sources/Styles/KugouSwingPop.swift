public import StyleKit
import TransitionKit

extension Style {
  /// Document 000's first clip, the way back: a spring when the back button starts it, linear under a finger.
  public static let kugouSwingPop = Style(
    name: "kugou-swing-pop",
    family: .documents,
    source: "document 000, first clip",
    summary: "spring ζ 1: the top screen, with a shadow, swings out about a point far below, over a picture of the one beneath",
    parameters: [
      .duration(0.6), .damping(1),
      Parameter("anchor", .number(2.5, in: 0...4, unit: .heights), "how far below the screen's top the pivot lies"),
      Parameter("angle", .number(21.96, in: -180...180, unit: .degrees), "how far the screen turns, clockwise"),
      Parameter("shadow", .number(0.5, in: 0...1, unit: .none), "how strong the screen's shadow is"), .threshold(0.25),
    ],
    gesture: .right,
    listing: .kugou("KugouSwingPopTransition", push: "KugouSwingPush", pop: "KugouSwingPop"),
    change: .pop {
      let pop = KugouSwingPop($0)
      $0.apply("anchor", to: &pop.anchor)
      $0.apply("angle", to: &pop.degrees)
      $0.apply("shadow", to: &pop.shadowOpacity)
      let navigation = KugouNavigation(push: KugouSwingPush(), pop: pop)
      $0.apply("threshold", to: &navigation.gesture.threshold)
      return navigation
    })
}
