public import StyleKit
import TransitionKit

/// The new screen shows through a circle that grows out of a point until it has passed every corner.
class CircleRevealTransition: ScreenTransition {
  /// The circle's middle, as shares of the screen's width and height: a bar's button at the upper right.
  var origin = CircleRevealTransition.usual

  nonisolated static let usual = CGPoint(x: 0.93, y: 0.085)

  override func animate(_ screens: ScreenPair) {
    let middle = CGPoint(x: screens.bounds.width * origin.x, y: screens.bounds.height * origin.y)
    let circle = screens.disc(around: middle)
    screens.upper.mask = circle
    play(screens) { isOpen in
      circle.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.0001, y: 0.0001)
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let circleReveal = Technique(
    "circle-reveal", CircleRevealTransition.self, .reveals,
    source: "Material Design's circular reveal; KYPingTransition by Kitten Yang",
    there: "easeInOut: the new screen shows through a circle that grows out of the upper right",
    back: "easeInOut: the circle closes around the point that it came from",
    duration: 0.5,
    parameters: [
      Parameter(
        "x", .number(CircleRevealTransition.usual.x, in: 0...1, unit: .widths), "how far from the left edge the circle begins"),
      Parameter(
        "y", .number(CircleRevealTransition.usual.y, in: 0...1, unit: .heights), "how far from the top the circle begins"),
    ],
    beginning: Settings.beginning(usual: CGRect(origin: CircleRevealTransition.usual, size: .zero)) { _ in nil }
  ) { settings in
    let reveal = CircleRevealTransition()
    settings.apply("x", to: &reveal.origin.x)
    settings.apply("y", to: &reveal.origin.y)
    return reveal
  }
  /// A circle that grows out of a button.
  public static let circleRevealPush = circleReveal.there
  /// The way back from `circleRevealPush`.
  public static let circleRevealPop = circleReveal.back
}
