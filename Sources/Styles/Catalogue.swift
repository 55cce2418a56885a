@_exported public import StyleKit

extension Style {
  /// Every style, by name.
  public static let all: [Style] = (documented + techniques).sorted { $0.name < $1.name }

  /// UIKit's own changes, and those of the documents.
  private static let documented: [Style] = [
    .customPop,
    .customPush,
    .kugouPop,
    .kugouPush,
    .kugouSwingPop,
    .kugouSwingPush,
    .mgBottomToTop,
    .mgCenterToFull,
    .mgDefault,
    .mgDismiss,
    .mgFullToCenter,
    .mgPopDefault,
    .mgPresent,
    .mgTopToBottom,
    .mthSlideFade,
    .pdDismiss,
    .pdPresent,
    .pictureDismiss,
    .picturePresent,
    .systemDismiss,
    .systemPop,
    .systemPresent,
    .systemPush,
  ]

  /// The published techniques, each with its way back.
  private static let techniques: [Style] = [
    .circleRevealPush, .circleRevealPop,
    .cubePush, .cubePop,
  ]

  /// The catalogue's style of a name; nil for an unknown one.
  public static func named(_ name: String) -> Style? {
    all.named(name)
  }
}
