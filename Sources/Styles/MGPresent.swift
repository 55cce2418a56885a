public import StyleKit

extension Style {
  /// Document 001's push in the manner of a presentation.
  public static let mgPresent = Style(
    name: "mg-present",
    family: .documents,
    source: "document 001",
    summary: "easeInOut: the new screen comes up from below, as a presented one does",
    parameters: [.duration(0.4), .curve],
    wayBack: "mg-dismiss",
    listing: .mg("MGPresentTransition", from: "below", to: "below"),
    change: .push { MGNavigation(push: MGPushAnimation(from: .below).with($0), pop: MGPopAnimation(to: .below)) })
}
