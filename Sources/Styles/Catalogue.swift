@_exported public import StyleKit

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

  /// The published techniques, each with its way back.
  private static let techniques: [Style] = [
    .dropPresent, .dropDismiss,
    .elasticPush, .elasticPop,
    .parallaxPush, .parallaxPop,
    .sharedAxisPush, .sharedAxisPop,
    .sideMenuPush, .sideMenuPop,
    .squeezePush, .squeezePop,
    .stackPresent, .stackDismiss,
    .swapPush, .swapPop,
    .tabSlidePush, .tabSlidePop,
    .uncoverPush, .uncoverPop,
    .blurThroughPush, .blurThroughPop,
    .dipPush, .dipPop,
    .dissolvePush, .dissolvePop,
    .fadeThroughPush, .fadeThroughPop,
    .zoomThroughPush, .zoomThroughPop,
    .circleRevealPush, .circleRevealPop,
    .irisPresent, .irisDismiss,
    .liquidSwipePush, .liquidSwipePop,
    .ripplePush, .ripplePop,
    .spotlightPresent, .spotlightDismiss,
    .starPush, .starPop,
    .barnDoorsPush, .barnDoorsPop,
    .blindsPush, .blindsPop,
    .clockPush, .clockPop,
    .polkaDotsPush, .polkaDotsPop,
    .squaresPush, .squaresPop,
    .wipePush, .wipePop,
    .carouselPush, .carouselPop,
    .coverFlowPush, .coverFlowPop,
    .cubePush, .cubePop,
    .doorsPresent, .doorsDismiss,
    .flipPush, .flipPop,
    .foldPush, .foldPop,
    .guillotinePresent, .guillotineDismiss,
    .pageTurnPush, .pageTurnPop,
    .portalPresent, .portalDismiss,
    .swingPush, .swingPop,
    .explodePresent, .explodeDismiss,
    .slatsPush, .slatsPop,
    .slicesPush, .slicesPop,
    .ticketTearPresent, .ticketTearDismiss,
    .tilesPush, .tilesPop,
    .appStoreCardPresent, .appStoreCardDismiss,
    .bubblePresent, .bubbleDismiss,
    .containerTransformPush, .containerTransformPop,
    .expandCellPush, .expandCellPop,
    .heroPush, .heroPop,
    .photoZoomPresent, .photoZoomDismiss,
    .stretchyHeaderPush, .stretchyHeaderPop,
  ]

  /// The catalogue's style of a name; nil for an unknown one.
  public static func named(_ name: String) -> Style? {
    all.named(name)
  }
}
