public import StyleKit

extension Style {
  /// Document 004, popping: the same animator, so that the returning screen rises over the one that leaves.
  public static let customPop = Style(
    name: "custom-pop",
    family: .documents,
    source: "document 004",
    summary: "spring ζ 0.6: the returning screen rises from one screen below, past its place and back",
    parameters: CustomPushAnimatedTransitoning.parameters,
    listing: .custom("CustomPopTransition"),
    change: .pop { CustomPushAnimatedTransitoning($0) })
}
