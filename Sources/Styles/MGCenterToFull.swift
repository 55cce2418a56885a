public import StyleKit

extension Style {
  /// Document 001's push out of the middle. The view begins without area but does not clip, so its contents are seen at once.
  public static let mgCenterToFull = Style(
    name: "mg-center-to-full",
    family: .documents,
    source: "document 001",
    summary: "easeInOut: the new screen's frame grows from an empty one in the middle; what it holds is not scaled",
    parameters: [.duration(0.4), .curve],
    wayBack: "mg-full-to-center",
    listing: .mg("MGCenterToFullTransition", from: "center", to: "center"),
    change: .push { MGNavigation(push: MGPushAnimation(from: .center).with($0), pop: MGPopAnimation(to: .center)) })
}
