public import StyleKit

extension Style {
  /// Document 001's push from the top.
  public static let mgTopToBottom = Style(
    name: "mg-top-to-bottom",
    family: .documents,
    source: "document 001",
    summary: "easeInOut: the new screen comes down from above",
    parameters: [.duration(0.4), .curve],
    wayBack: "mg-bottom-to-top",
    listing: .mg("MGTopToBottomTransition", from: "above", to: "above"),
    change: .push { MGNavigation(push: MGPushAnimation(from: .above).with($0), pop: MGPopAnimation(to: .above)) })
}
