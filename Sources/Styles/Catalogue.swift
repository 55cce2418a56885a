@_exported public import StyleKit

extension Style {
  /// Every style, by name.
  public static let all: [Style] = [
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

  /// The catalogue's style of a name; nil for an unknown one.
  public static func named(_ name: String) -> Style? {
    all.named(name)
  }
}
