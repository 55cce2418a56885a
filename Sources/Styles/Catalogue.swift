@_exported public import StyleKit
@_exported public import Techniques

extension Style {
  /// Every style, by name; a way back stands behind the way there.
  public static let all: [Style] = (documented + techniques).sorted { $0.name < $1.name }.withWaysBackBehind

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
    .systemCoverDismiss,
    .systemCoverPresent,
    .systemDismiss,
    .systemDissolveDismiss,
    .systemDissolvePresent,
    .systemFlipDismiss,
    .systemFlipPresent,
    .systemHalfSheetDismiss,
    .systemHalfSheetPresent,
    .systemPop,
    .systemPresent,
    .systemPush,
  ]

  /// The catalogue's style of a name; nil for an unknown one.
  public static func named(_ name: String) -> Style? {
    all.named(name)
  }
}
