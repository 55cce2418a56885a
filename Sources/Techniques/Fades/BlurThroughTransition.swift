public import StyleKit
import TransitionKit

/// The old screen blurs, becomes the new one, and that gets sharp.
class BlurThroughTransition: ScreenTransition {
  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    let (upper, isReturning) = (screens.upper, screens.isReturning)
    let glass = UIVisualEffectView(effect: nil)
    glass.frame = screens.bounds
    screens.canvas.addSubview(glass)
    upper.alpha = isReturning ? 1 : 0
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { glass.effect = UIBlurEffect(style: .light) }
      UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.4) { upper.alpha = isReturning ? 0 : 1 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { glass.effect = nil }
    } completion: { _ in
      screens.finish()
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let blurThrough = Technique(
    "blur-through", BlurThroughTransition.self, .fades,
    source: "UIVisualEffectView as WWDC 2014, session 221, introduces it; hblur of FFmpeg's xfade",
    there: "easeInOut: the old screen blurs until the new one has taken its place, which then gets sharp",
    back: "easeInOut: the screen blurs until the one below has taken its place, which then gets sharp",
    duration: 0.6
  ) { _ in BlurThroughTransition() }
  /// The old screen blurs, becomes the new one, and that gets sharp.
  public static let blurThroughPush = blurThrough.there
  /// The way back from `blurThroughPush`.
  public static let blurThroughPop = blurThrough.back
}
