public import StyleKit
import TransitionKit

/// The screen turns over like a card, and the new one is on its back.
class FlipTransition: ScreenTransition {
  /// How far the eye is from the screen.
  var eye: CGFloat = 900

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    screens.canvas.backgroundColor = .black
    screens.setPerspective(eye: eye)
    let (front, back) = (screens.picture(of: screens.lower), screens.picture(of: screens.upper))
    let depth = -screens.bounds.width * 0.5
    func turned(_ angle: CGFloat) -> CATransform3D {
      CATransform3DRotate(CATransform3DMakeTranslation(0, 0, angle == 0 ? 0 : depth), angle, 0, 1, 0)
    }
    play(
      screens,
      steps: [
        Step(from: 0, to: 0.5, .curveEaseIn) { front.layer.transform = turned($0 ? -.pi / 2 : 0) },
        Step(from: 0.5, to: 1, .curveEaseOut) { back.layer.transform = turned($0 ? 0 : .pi / 2) },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let flip = Technique(
    "flip", FlipTransition.self, .space,
    source:
      "transitionFlipFromRight of UIView, drawn with CATransform3D as VCTransitionsLibrary's CEFlipAnimationController does",
    there: "easeIn, easeOut: the screen turns over like a card, and the new one is on its back",
    back: "easeIn, easeOut: the card turns back",
    duration: 0.7,
    parameters: [
      Parameter("eye", .number(900, in: 100...10000, unit: .points), "how far the eye is from the screen")
    ]
  ) { settings in
    let transition = FlipTransition()
    settings.apply("eye", to: &transition.eye)
    return transition
  }
  /// The screen turns over like a card, and the new one is on its back.
  public static let flipPush = flip.there
  /// The way back from `flipPush`.
  public static let flipPop = flip.back
}
