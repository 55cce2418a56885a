public import StyleKit
import TransitionKit

/// The old screen is a page that turns over its left edge, and the new one lies below it.
class PageTurnTransition: ScreenTransition {
  /// How far the eye is from the screen.
  var eye: CGFloat = 1400

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    let (bounds, canvas) = (screens.bounds, screens.canvas)
    screens.setPerspective(eye: eye)
    let page = screens.picture(of: screens.lower)
    page.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    page.center = CGPoint(x: 0, y: bounds.midY)
    let shade = screens.shade(on: page)
    play(screens) { isOpen in
      page.layer.transform = CATransform3DMakeRotation(isOpen ? -.pi / 2 : 0, 0, 1, 0)
      shade.alpha = isOpen ? 0.4 : 0
      canvas.backgroundColor = UIColor(white: 0, alpha: isOpen ? 0 : 0.6)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let pageTurn = Technique(
    "page-turn", PageTurnTransition.self, .space,
    source: "VCTransitionsLibrary's CETurnAnimationController; the turn of a page in perspective, without a curl",
    there: "easeInOut: the old screen turns over its left edge like a page",
    back: "easeInOut: the page turns back",
    duration: 0.7,
    parameters: [
      Parameter("eye", .number(1400, in: 100...10000, unit: .points), "how far the eye is from the screen")
    ]
  ) { settings in
    let transition = PageTurnTransition()
    settings.apply("eye", to: &transition.eye)
    return transition
  }
  /// The old screen is a page that turns over its left edge, and the new one lies below it.
  public static let pageTurnPush = pageTurn.there
  /// The way back from `pageTurnPush`.
  public static let pageTurnPop = pageTurn.back
}
