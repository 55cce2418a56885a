public import StyleKit

extension Style {
  /// The way back from document 001's default push.
  public static let mgPopDefault = Style(
    name: "mg-pop-default",
    family: .documents,
    source: "document 001, “pop likewise”",
    summary: "easeInOut: the top screen leaves to the right",
    parameters: [.duration(0.5), .curve],
    listing: .mg("MGPopDefaultTransition", from: "widthBelow", to: "right"),
    change: .pop { MGNavigation(push: MGPushAnimation(from: .widthBelow), pop: MGPopAnimation(to: .right).with($0)) })
}
