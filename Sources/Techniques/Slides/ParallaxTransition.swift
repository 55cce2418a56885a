public import StyleKit
import TransitionKit

/// The new screen's edge comes from the right, and what it shows comes more slowly; the old screen makes way as slowly.
class ParallaxTransition: ScreenTransition {
  /// How far from its place what the new screen shows begins.
  var lag: CGFloat = 0.4

  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    let (upper, lower, width) = (screens.upper, screens.lower, screens.bounds.width)
    let window = UIView(frame: screens.bounds)
    window.backgroundColor = .black
    upper.mask = window
    spring(screens, damping: 1) { [lag] isOpen in
      upper.transform = CGAffineTransform(translationX: isOpen ? 0 : width * lag, y: 0)
      window.transform = CGAffineTransform(translationX: isOpen ? 0 : width * (1 - lag), y: 0)
      lower.transform = CGAffineTransform(translationX: isOpen ? -width * lag : 0, y: 0)
      screens.veil.alpha = isOpen ? 0.35 : 0
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let parallax = Technique(
    "parallax", ParallaxTransition.self, .slides,
    source: "parallax pushes of photo apps, the “Parallax” of collection view layouts brought to screens",
    there: "spring ζ 1: the new screen comes from the right, and what it shows lags behind its edge",
    back: "spring ζ 1: the screen leaves to the right, and what it shows lags behind its edge",
    duration: 0.6,
    parameters: [
      Parameter("lag", .number(0.4, in: 0...1, unit: .widths), "how far from its place what the new screen shows begins")
    ]
  ) { settings in
    let transition = ParallaxTransition()
    settings.apply("lag", to: &transition.lag)
    return transition
  }
  /// The new screen's edge comes from the right, and what it shows comes more slowly; the old screen makes way as slowly.
  public static let parallaxPush = parallax.there
  /// The way back from `parallaxPush`.
  public static let parallaxPop = parallax.back
}
