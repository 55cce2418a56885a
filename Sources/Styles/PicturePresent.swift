public import StyleKit

extension Style {
  /// Document 003's modal, presenting.
  public static let picturePresent = {
    var style = Style(
      name: "picture-present",
      family: .documents,
      source: "document 003",
      summary: "easeInOut: the new screen grows from a tapped picture's frame, by its transform and its center",
      parameters: PictureTransition.parameters,
      wayBack: "picture-dismiss",
      listing: .picture("PicturePresentTransition"),
      change: .present { PictureTransition($0) })
    style.beginning = PictureTransition.beginning
    return style
  }()
}
