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

  public static func named(_ name: String) -> Style? {
    all.first { $0.name == name }
  }
}
