public import StyleKit

extension Style {
  /// Document 001's default push. The listing has the width where a height would be expected: it is kept.
  public static let mgDefault = Style(
    name: "mg-default",
    source: "document 001",
    summary: "easeInOut: the new screen comes up from as far below its place as the screen is wide",
    parameters: [.duration(0.4), .curve],
    wayBack: "mg-pop-default",
    change: .push { MGNavigation(push: MGPushAnimation(from: .widthBelow, $0), pop: MGPopAnimation(to: .right)) })
}
