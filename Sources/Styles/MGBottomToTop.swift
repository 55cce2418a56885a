public import StyleKit

extension Style {
  /// The way back from document 001's push from the top.
  public static let mgBottomToTop = Style(
    name: "mg-bottom-to-top",
    family: .documents,
    source: "document 001, “pop likewise”",
    summary: "easeInOut: the top screen leaves upwards",
    parameters: [.duration(0.5), .curve],
    listing: .mg("MGBottomToTopTransition", from: "above", to: "above"),
    change: .pop { MGNavigation(push: MGPushAnimation(from: .above), pop: MGPopAnimation(to: .above).with($0)) })
}
