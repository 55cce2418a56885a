public import StyleKit
import TransitionKit

/// The new screen fades in over the old one.
class DissolveTransition: ScreenTransition {
  override init() {
    super.init()
    duration = 0.35
  }

  override func animate(_ screens: ScreenPair) {
    play(screens) { screens.upper.alpha = $0 ? 1 : 0 }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let dissolve = Technique(
    "dissolve", DissolveTransition.self, .fades, source: "the cross dissolve of UIModalTransitionStyle, for pushes",
    there: "easeInOut: the new screen fades in over the old one",
    back: "easeInOut: the screen fades out over the one below",
    duration: 0.35
  ) { _ in DissolveTransition() }
  /// The new screen fades in over the old one.
  public static let dissolvePush = dissolve.there
  /// The way back from `dissolvePush`.
  public static let dissolvePop = dissolve.back
}
