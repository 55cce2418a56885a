public import StyleKit
import TransitionKit

/// The old screen fades out, then the new one fades in and grows a little.
class FadeThroughTransition: ScreenTransition {
  /// How large the new screen begins.
  var scale: CGFloat = 0.9

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
        Step(from: 0, to: 0.35, .curveEaseIn) { lower.alpha = $0 ? 0 : 1 },
        Step(from: 0.35, to: 1, .curveEaseOut) { [scale] isOpen in
          upper.alpha = isOpen ? 1 : 0
          upper.transform = isOpen ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let fadeThrough = Technique(
    "fade-through", FadeThroughTransition.self, .fades, source: "Material Design's fade through",
    there: "the old screen fades out in the first third; then the new one fades in and grows to its size",
    back: "the screen fades out and shrinks a little; then the one below fades in",
    duration: 0.4,
    parameters: [
      Parameter("scale", .number(0.9, in: 0.1...2, unit: .none), "how large the new screen begins")
    ]
  ) { settings in
    let transition = FadeThroughTransition()
    settings.apply("scale", to: &transition.scale)
    return transition
  }
  /// The old screen fades out, then the new one fades in and grows a little.
  public static let fadeThroughPush = fadeThrough.there
  /// The way back from `fadeThroughPush`.
  public static let fadeThroughPop = fadeThrough.back
}
