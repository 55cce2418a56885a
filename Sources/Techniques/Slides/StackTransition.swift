public import StyleKit
import TransitionKit

/// The new screen comes from below with round corners, and the old one falls behind.
class StackTransition: ScreenTransition {
  /// How large the old screen is in the end.
  var scale: CGFloat = 0.88

  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    let (upper, lower, height) = (screens.upper, screens.lower, screens.bounds.height)
    screens.container.backgroundColor = .black
    upper.clipsToBounds = true
    lower.clipsToBounds = true
    spring(screens, damping: 1) { [scale] isOpen in
      upper.transform = CGAffineTransform(translationX: 0, y: isOpen ? 0 : height)
      upper.layer.cornerRadius = isOpen ? 0 : 40
      lower.transform = isOpen ? CGAffineTransform(scaleX: scale, y: scale) : .identity
      lower.layer.cornerRadius = isOpen ? 40 : 0
      screens.veil.alpha = isOpen ? 0.5 : 0
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let stack = Technique(
    "stack", StackTransition.self, .slides, .presents, source: "the cards that iOS stacks since iOS 13, over the whole screen",
    there: "spring ζ 1: the new screen comes up as a card; the old one gets smaller and darker behind it",
    back: "spring ζ 1: the card goes down, and the screen behind comes forward",
    duration: 0.6,
    parameters: [
      Parameter("scale", .number(0.88, in: 0.1...1, unit: .none), "how large the old screen is in the end")
    ]
  ) { settings in
    let transition = StackTransition()
    settings.apply("scale", to: &transition.scale)
    return transition
  }
  /// The new screen comes from below with round corners, and the old one falls behind.
  public static let stackPresent = stack.there
  /// The way back from `stackPresent`.
  public static let stackDismiss = stack.back
}
