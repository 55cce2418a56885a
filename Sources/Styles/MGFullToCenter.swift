public import StyleKit

extension Style {
  /// The way back from document 001's push out of the middle.
  public static let mgFullToCenter = Style(
    name: "mg-full-to-center",
    family: .documents,
    source: "document 001, “pop likewise”",
    summary: "easeInOut: the top screen's frame shrinks to an empty one in the middle; what it holds is not scaled",
    parameters: [.duration(0.5), .curve],
    listing: .mg("MGFullToCenterTransition", from: "center", to: "center"),
    change: .pop { MGNavigation(push: MGPushAnimation(from: .center), pop: MGPopAnimation(to: .center).with($0)) })
}
