public import StyleKit

extension Style {
  /// The way back from document 001's push in the manner of a presentation.
  public static let mgDismiss = Style(
    name: "mg-dismiss",
    family: .documents,
    source: "document 001, “pop likewise”",
    summary: "easeInOut: the top screen leaves downwards, as a dismissed one does",
    parameters: [.duration(0.5), .curve],
    listing: .mg("MGDismissTransition", from: "below", to: "below"),
    change: .pop { MGNavigation(push: MGPushAnimation(from: .below), pop: MGPopAnimation(to: .below).with($0)) })
}
