public import StyleKit
import TransitionKit

/// The new screen swings down from the upper edge like a sign, past its place and back.
class SwingTransition: ScreenTransition {
  /// The spring's damping ratio; below 1 it goes past its end and back.
  var damping: CGFloat = 0.5
  /// How far the eye is from the screen.
  var eye: CGFloat = 1600

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let canvas = screens.canvas
    screens.setPerspective(eye: eye)
    let sign = screens.picture(of: screens.upper)
    sign.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    sign.center = CGPoint(x: screens.bounds.midX, y: 0)
    let pose = { (isOpen: Bool) in
      sign.layer.transform = CATransform3DMakeRotation(isOpen ? 0 : .pi / 2, 1, 0, 0)
      canvas.backgroundColor = UIColor(white: 0, alpha: isOpen ? 0.5 : 0)
    }
    if screens.isReturning {
      play(screens, options: .curveEaseIn, pose: pose)
    } else {
      spring(screens, damping: damping, pose: pose)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let swing = Technique(
    "swing", SwingTransition.self, .space,
    source: "“Swing” of presentation programs; swap-in signs with an anchor point at their upper edge",
    there: "spring ζ 0.5: the new screen swings down from the upper edge like a sign, past its place and back",
    back: "easeIn: the sign swings up again",
    duration: 0.8,
    parameters: [
      Parameter("eye", .number(1600, in: 100...10000, unit: .points), "how far the eye is from the screen")
    ],
    onlyThere: [
      Parameter(
        "damping", .number(0.5, in: 0.1...1, unit: .none), "the spring's damping ratio; below 1 it goes past its end and back")
    ]
  ) { settings in
    let transition = SwingTransition()
    settings.apply("damping", to: &transition.damping)
    settings.apply("eye", to: &transition.eye)
    return transition
  }
  /// The new screen swings down from the upper edge like a sign, past its place and back.
  public static let swingPush = swing.there
  /// The way back from `swingPush`.
  public static let swingPop = swing.back
}
