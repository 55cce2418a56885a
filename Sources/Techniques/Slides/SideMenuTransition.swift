public import StyleKit
import TransitionKit

/// The old screen steps aside to the right and gets smaller, and the one that lay behind it comes forward.
class SideMenuTransition: ScreenTransition {
  /// How large the old screen is in the end.
  var scale: CGFloat = 0.75

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    let (upper, width) = (screens.upper, screens.bounds.width)
    let front = screens.picture(of: screens.lower)
    front.clipsToBounds = true
    let behind = CGAffineTransform(scaleX: 0.85, y: 0.85).translatedBy(x: -width * 0.2, y: 0)
    let aside = CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: width * (0.5 + 0.5 * scale) / scale, y: 0)
    screens.container.backgroundColor = .black
    spring(screens, damping: 1) { isOpen in
      front.transform = isOpen ? aside : .identity
      front.layer.cornerRadius = isOpen ? 32 : 0
      upper.transform = isOpen ? .identity : behind
      screens.canvas.backgroundColor = UIColor(white: 0, alpha: isOpen ? 0 : 0.5)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let sideMenu = Technique(
    "side-menu", SideMenuTransition.self, .slides,
    source: "the screen that steps aside for a menu, as in RESideMenu by Roman Efimov",
    there: "spring ζ 1: the old screen, smaller and with round corners, steps aside to the right; the one behind comes forward",
    back: "spring ζ 1: the screen that stepped aside comes back, and the other falls behind",
    duration: 0.7,
    parameters: [
      Parameter("scale", .number(0.75, in: 0.1...1, unit: .none), "how large the old screen is in the end")
    ]
  ) { settings in
    let transition = SideMenuTransition()
    settings.apply("scale", to: &transition.scale)
    return transition
  }
  /// The old screen steps aside to the right and gets smaller, and the one that lay behind it comes forward.
  public static let sideMenuPush = sideMenu.there
  /// The way back from `sideMenuPush`.
  public static let sideMenuPop = sideMenu.back
}
