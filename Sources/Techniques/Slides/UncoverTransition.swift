public import StyleKit
import TransitionKit

/// The old screen slides off to the left; the new one lies below it, and comes nearer.
class UncoverTransition: ScreenTransition {
  /// How large the new screen is while it lies below.
  var scale: CGFloat = 0.9

  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    let width = screens.bounds.width
    let leaving = screens.picture(of: screens.lower)
    leaving.layer.shadowOpacity = 0.4
    leaving.layer.shadowRadius = 16
    spring(screens, damping: 1) { [scale] isOpen in
      leaving.transform = CGAffineTransform(translationX: isOpen ? -width - 48 : 0, y: 0)
      screens.upper.transform = isOpen ? .identity : CGAffineTransform(scaleX: scale, y: scale)
      screens.canvas.backgroundColor = UIColor(white: 0, alpha: isOpen ? 0 : 0.5)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let uncover = Technique(
    "uncover", UncoverTransition.self, .slides, source: "“Uncover” of presentation programs; UIKit's slide-out menus",
    there: "spring ζ 1: the old screen slides off to the left, and the one below it comes nearer",
    back: "spring ζ 1: the old screen comes back from the left, and the other falls behind",
    duration: 0.6,
    parameters: [
      Parameter("scale", .number(0.9, in: 0.1...1, unit: .none), "how large the new screen is while it lies below")
    ]
  ) { settings in
    let transition = UncoverTransition()
    settings.apply("scale", to: &transition.scale)
    return transition
  }
  /// The old screen slides off to the left; the new one lies below it, and comes nearer.
  public static let uncoverPush = uncover.there
  /// The way back from `uncoverPush`.
  public static let uncoverPop = uncover.back
}
