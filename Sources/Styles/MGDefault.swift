public import StyleKit

extension Style {
  /// Document 001's default push. Where a height would be expected, the document's listing uses the width, and so does this style.
  public static let mgDefault = Style(
    name: "mg-default",
    family: .documents,
    source: "document 001",
    summary: "easeInOut: the new screen comes up from as far below its place as the screen is wide",
    parameters: [.duration(0.4), .curve],
    wayBack: "mg-pop-default",
    listing: .mg("MGDefaultTransition", from: "widthBelow", to: "right"),
    change: .push { MGNavigation(push: MGPushAnimation(from: .widthBelow).with($0), pop: MGPopAnimation(to: .right)) })
}
