public import StyleKit
import TransitionKit

/// The old screen parts in the middle, and the new one comes forward between its halves.
class PortalTransition: ScreenTransition {
  /// How large the new screen is while it is far.
  var scale: CGFloat = 0.7

  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    let (upper, width) = (screens.upper, screens.bounds.width)
    screens.container.backgroundColor = .black
    let halves = screens.pieces(of: screens.lower, screens.grid(columns: 2, rows: 1))
    play(screens) { [scale] isOpen in
      halves[0].transform = CGAffineTransform(translationX: isOpen ? -width / 2 - 1 : 0, y: 0)
      halves[1].transform = CGAffineTransform(translationX: isOpen ? width / 2 + 1 : 0, y: 0)
      upper.transform = isOpen ? .identity : CGAffineTransform(scaleX: scale, y: scale)
      screens.canvas.backgroundColor = UIColor(white: 0, alpha: isOpen ? 0 : 0.7)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let portal = Technique(
    "portal", PortalTransition.self, .space, .presents, source: "VCTransitionsLibrary's CEPortalAnimationController",
    there: "easeInOut: the old screen parts in the middle, and the new one comes forward between its halves",
    back: "easeInOut: the halves close before the screen that falls back",
    duration: 0.6,
    parameters: [
      Parameter("scale", .number(0.7, in: 0.1...1, unit: .none), "how large the new screen is while it is far")
    ]
  ) { settings in
    let transition = PortalTransition()
    settings.apply("scale", to: &transition.scale)
    return transition
  }
  /// The old screen parts in the middle, and the new one comes forward between its halves.
  public static let portalPresent = portal.there
  /// The way back from `portalPresent`.
  public static let portalDismiss = portal.back
}
