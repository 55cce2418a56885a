import TransitionKit

extension Style {
  /// The way back from document 001's push from the top.
  public static let mgBottomToTop = Style(
    name: "mg-bottom-to-top",
    source: "document 001, “pop likewise”",
    summary: "easeInOut: the top screen leaves upwards",
    duration: MGPopAnimation.duration,
    change: .pop { MGNavigation(push: MGPushAnimation(.topToBottom), pop: MGPopAnimation(.bottomToTop, duration: $0)) })
}
