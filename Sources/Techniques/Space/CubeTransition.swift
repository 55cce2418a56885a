public import StyleKit
import TransitionKit

/// The screens are neighbouring faces of a cube that turns by a quarter; their common edge passes over the screen.
class CubeTransition: ScreenTransition {
  /// How far the eye is from the screen, in points.
  var eye: CGFloat = 900

  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    let (bounds, canvas) = (screens.bounds, screens.canvas)
    canvas.backgroundColor = .black
    screens.setPerspective(eye: eye)
    let (lower, upper) = (screens.picture(of: screens.lower), screens.picture(of: screens.upper))
    // Each face turns about the edge that it shares with the other.
    lower.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
    upper.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    let shades = [lower, upper].map { face in
      let shade = UIView(frame: face.bounds)
      shade.backgroundColor = .black
      face.addSubview(shade)
      return shade
    }
    play(screens) { isOpen in
      let edge = CGPoint(x: isOpen ? 0 : bounds.width, y: bounds.midY)
      (lower.center, upper.center) = (edge, edge)
      lower.layer.transform = CATransform3DMakeRotation(isOpen ? -.pi / 2 : 0, 0, 1, 0)
      upper.layer.transform = CATransform3DMakeRotation(isOpen ? 0 : .pi / 2, 0, 1, 0)
      (shades[0].alpha, shades[1].alpha) = isOpen ? (0.6, 0) : (0, 0.6)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let cube = Technique(
    "cube", CubeTransition.self, .space, source: "VCTransitionsLibrary's CECubeAnimationController",
    there: "easeInOut: the screens are faces of a cube that turns to the left",
    back: "easeInOut: the screens are faces of a cube that turns to the right",
    duration: 0.6,
    parameters: [Parameter("eye", .number(900, in: 100...10000, unit: .points), "how far the eye is from the screen")]
  ) { settings in
    let cube = CubeTransition()
    settings.apply("eye", to: &cube.eye)
    return cube
  }
  /// Two screens as faces of a cube that turns.
  public static let cubePush = cube.there
  /// The way back from `cubePush`.
  public static let cubePop = cube.back
}
