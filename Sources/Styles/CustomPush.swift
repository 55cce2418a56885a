public import StyleKit

extension Style {
  /// Document 004, pushing.
  public static let customPush = Style(
    name: "custom-push",
    family: .documents,
    source: "document 004",
    summary: "spring ζ 0.6: the new screen rises from one screen below, past its place and back",
    parameters: CustomPushAnimatedTransitoning.parameters,
    wayBack: "custom-pop",
    listing: .custom("CustomPushTransition"),
    change: .push { CustomPushAnimatedTransitoning($0) })
}
