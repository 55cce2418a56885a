public import StyleKit
import TransitionKit

/// The new screen unfolds from the right edge, and squeezes the old one to the left.
class SqueezeTransition: ScreenTransition {
  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    let (bounds, lower, upper) = (screens.bounds, screens.picture(of: screens.lower), screens.picture(of: screens.upper))
    play(screens) { isOpen in
      lower.frame = CGRect(x: 0, y: 0, width: isOpen ? 0 : bounds.width, height: bounds.height)
      upper.frame = CGRect(x: isOpen ? 0 : bounds.width, y: 0, width: isOpen ? bounds.width : 0, height: bounds.height)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let squeeze = Technique(
    "squeeze", SqueezeTransition.self, .slides, source: "squeeze of gl-transitions, squeezeh of FFmpeg's xfade",
    there: "easeInOut: the new screen unfolds from the right and squeezes the old one to the left edge",
    back: "easeInOut: the screen that was squeezed unfolds again",
    duration: 0.6
  ) { _ in SqueezeTransition() }
  /// The new screen unfolds from the right edge, and squeezes the old one to the left.
  public static let squeezePush = squeeze.there
  /// The way back from `squeezePush`.
  public static let squeezePop = squeeze.back
}
