public import StyleKit
import TransitionKit

/// The old screen is a double door that opens, and the new one comes forward through it.
class DoorsTransition: ScreenTransition {
  /// How far the eye is from the screen.
  var eye: CGFloat = 1400

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let (bounds, upper) = (screens.bounds, screens.upper)
    screens.container.backgroundColor = .black
    screens.setPerspective(eye: eye)
    let doors = screens.pieces(of: screens.lower, screens.grid(columns: 2, rows: 1))
    for (index, door) in doors.enumerated() {
      door.layer.anchorPoint = CGPoint(x: CGFloat(index), y: 0.5)
      door.center = CGPoint(x: bounds.width * CGFloat(index), y: bounds.midY)
    }
    let shades = doors.map(screens.shade)
    let dusk = UIView(frame: bounds)
    dusk.backgroundColor = .black
    screens.canvas.insertSubview(dusk, at: 0)
    let reach = -eye * 0.6
    play(screens) { isOpen in
      doors[0].layer.transform = CATransform3DMakeRotation(isOpen ? -.pi / 2 : 0, 0, 1, 0)
      doors[1].layer.transform = CATransform3DMakeRotation(isOpen ? .pi / 2 : 0, 0, 1, 0)
      for shade in shades { shade.alpha = isOpen ? 0.5 : 0 }
      dusk.alpha = isOpen ? 0 : 0.7
      upper.layer.transform = isOpen ? CATransform3DIdentity : CATransform3DMakeTranslation(0, 0, reach)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let doors = Technique(
    "doors", DoorsTransition.self, .space, .presents, source: "doorway of gl-transitions",
    there: "easeInOut: the old screen opens like a double door, and the new one comes through it from far behind",
    back: "easeInOut: the screen falls back, and the doors close before it",
    duration: 0.8,
    parameters: [
      Parameter("eye", .number(1400, in: 100...10000, unit: .points), "how far the eye is from the screen")
    ]
  ) { settings in
    let transition = DoorsTransition()
    settings.apply("eye", to: &transition.eye)
    return transition
  }
  /// The old screen is a double door that opens, and the new one comes forward through it.
  public static let doorsPresent = doors.there
  /// The way back from `doorsPresent`.
  public static let doorsDismiss = doors.back
}
