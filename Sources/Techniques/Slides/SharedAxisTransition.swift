public import StyleKit
import TransitionKit

/// The old screen fades out as it moves a little to the left, then the new one fades in as it moves as far.
class SharedAxisTransition: ScreenTransition {
  /// How far each screen moves.
  var distance: CGFloat = 40

  override init() {
    super.init()
    duration = 0.4
  }

  override func animate(_ screens: ScreenPair) {
    let (upper, lower) = (screens.upper, screens.lower)
    screens.container.backgroundColor = upper.backgroundColor ?? .white
    play(
      screens,
      steps: [
        Step { [distance] isOpen in
          lower.transform = CGAffineTransform(translationX: isOpen ? -distance : 0, y: 0)
          upper.transform = CGAffineTransform(translationX: isOpen ? 0 : distance, y: 0)
        },
        Step(from: 0, to: 0.35, .curveEaseIn) { lower.alpha = $0 ? 0 : 1 },
        Step(from: 0.35, to: 1, .curveEaseOut) { upper.alpha = $0 ? 1 : 0 },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let sharedAxis = Technique(
    "shared-axis", SharedAxisTransition.self, .slides, source: "Material Design's shared axis, along x",
    there: "the old screen fades out to the left in the first third, then the new one fades in from the right",
    back: "the screens fade through each other, a little to the right",
    duration: 0.4,
    parameters: [
      Parameter("distance", .number(40, in: 0...1000, unit: .points), "how far each screen moves")
    ]
  ) { settings in
    let transition = SharedAxisTransition()
    settings.apply("distance", to: &transition.distance)
    return transition
  }
  /// The old screen fades out as it moves a little to the left, then the new one fades in as it moves as far.
  public static let sharedAxisPush = sharedAxis.there
  /// The way back from `sharedAxisPush`.
  public static let sharedAxisPop = sharedAxis.back
}
