public import StyleKit

extension Style {
  /// Document 003's modal, dismissing.
  public static let pictureDismiss = Style(
    name: "picture-dismiss",
    family: .documents,
    source: "document 003",
    summary: "easeInOut: the covering screen shrinks back to the tapped picture's frame",
    parameters: PictureTransition.parameters,
    listing: .picture("PictureDismissTransition"),
    change: .dismiss { PictureTransition($0) })
}
