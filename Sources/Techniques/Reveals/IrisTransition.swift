public import StyleKit
import TransitionKit

/// A circle closes over the old screen until all is black, then another opens on the new one.
class IrisTransition: ScreenTransition {
  /// How far from the left edge the circle closes.
  var x: CGFloat = 0.5
  /// How far from the top the circle closes.
  var y: CGFloat = 0.4

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let middle = CGPoint(x: screens.bounds.width * x, y: screens.bounds.height * y)
    let (closing, opening) = (screens.disc(around: middle), screens.disc(around: middle))
    let point = CGAffineTransform(scaleX: 0.0001, y: 0.0001)
    screens.container.backgroundColor = .black
    screens.lower.mask = closing
    screens.upper.mask = opening
    play(
      screens,
      steps: [
        Step(from: 0, to: 0.5, .curveEaseOut) { closing.transform = $0 ? point : .identity },
        Step(from: 0.5, to: 1, .curveEaseIn) { opening.transform = $0 ? .identity : point },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let iris = Technique(
    "iris", IrisTransition.self, .reveals, .presents,
    source: "the iris of silent films and cartoons; circleclose and circleopen of FFmpeg's xfade",
    there: "easeIn, easeOut: a circle closes over the old screen, and opens on the new one",
    back: "easeIn, easeOut: a circle closes over the screen, and opens on the one below",
    duration: 0.8,
    parameters: [
      Parameter("x", .number(0.5, in: 0...1, unit: .widths), "how far from the left edge the circle closes"),
      Parameter("y", .number(0.4, in: 0...1, unit: .heights), "how far from the top the circle closes"),
    ]
  ) { settings in
    let transition = IrisTransition()
    settings.apply("x", to: &transition.x)
    settings.apply("y", to: &transition.y)
    return transition
  }
  /// A circle closes over the old screen until all is black, then another opens on the new one.
  public static let irisPresent = iris.there
  /// The way back from `irisPresent`.
  public static let irisDismiss = iris.back
}
