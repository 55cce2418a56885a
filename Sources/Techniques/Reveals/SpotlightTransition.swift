public import StyleKit
import TransitionKit

/// The light goes out; a spot of light looks over the new screen, then opens on all of it.
class SpotlightTransition: ScreenTransition {
  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let bounds = screens.bounds
    let middle = CGPoint(x: bounds.width * 0.5, y: bounds.height * 0.5)
    let light = screens.disc(around: middle)
    let spot = bounds.width * 0.24 / light.bounds.width * 2
    screens.upper.mask = light
    if screens.isReturning { screens.veil.alpha = 1 }
    UIView.animate(withDuration: duration * 0.25, delay: screens.isReturning ? duration * 0.75 : 0) {
      screens.veil.alpha = screens.isReturning ? 0 : 1
    }
    play(
      screens, timing: .linear,
      tracks: [
        Track(light.layer, "transform.scale") { progress in
          0.0001 + (spot - 0.0001) * Self.ease(progress, from: 0.05, to: 0.25)
            + (1 - spot) * Self.ease(progress, from: 0.65)
        },
        Track(light.layer, "position") { progress in
          let (across, home) = (Self.ease(progress, from: 0.2, to: 0.6), Self.ease(progress, from: 0.6, to: 0.9))
          let (x, y) = (0.28 + 0.44 * across, 0.26 + 0.3 * across)
          return CGPoint(x: bounds.width * (x + (0.5 - x) * home), y: bounds.height * (y + (0.5 - y) * home))
        },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let spotlight = Technique(
    "spotlight", SpotlightTransition.self, .reveals, .presents, source: "the spotlight of film titles, with UIView.mask",
    there: "the light goes out, a spot of light looks over the new screen, then all of it is lit",
    back: "the light draws together to a spot, which wanders off; then the screen below is lit",
    duration: 0.8
  ) { _ in SpotlightTransition() }
  /// The light goes out; a spot of light looks over the new screen, then opens on all of it.
  public static let spotlightPresent = spotlight.there
  /// The way back from `spotlightPresent`.
  public static let spotlightDismiss = spotlight.back
}
