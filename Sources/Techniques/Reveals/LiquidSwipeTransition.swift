public import StyleKit
import TransitionKit

/// The new screen flows in from the right: a drop swells out of the edge, and the rest follows.
class LiquidSwipeTransition: ScreenTransition {
  /// How far from the top the drop swells.
  var y: CGFloat = 0.68

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let bounds = screens.bounds
    let liquid = CAShapeLayer()
    screens.upper.layer.mask = liquid
    play(screens, timing: .linear, tracks: [Track(liquid, "path") { [y] in Self.path(at: $0, y: y * bounds.height, bounds) }])
  }

  /// What lies right of the liquid's edge: a straight side that comes last, and a drop that runs ahead of it.
  private static func path(at progress: CGFloat, y: CGFloat, _ bounds: CGRect) -> CGPath {
    let (width, height) = (bounds.width, bounds.height)
    let side = width - (width + 1) * ease(progress, from: 0.3, to: 1)
    let drop = side - width * 0.62 * ease(progress, to: 0.55) * (1 - ease(progress, from: 0.55, to: 1))
    let reach = height * (0.1 + 0.75 * ease(progress, from: 0.05, to: 0.9)) * min(progress * 8, 1)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: width, y: -height))
    path.addLine(to: CGPoint(x: side, y: -height))
    path.addLine(to: CGPoint(x: side, y: y - reach))
    path.addCurve(
      to: CGPoint(x: drop, y: y), controlPoint1: CGPoint(x: side, y: y - reach * 0.5),
      controlPoint2: CGPoint(x: drop, y: y - reach * 0.5))
    path.addCurve(
      to: CGPoint(x: side, y: y + reach), controlPoint1: CGPoint(x: drop, y: y + reach * 0.5),
      controlPoint2: CGPoint(x: side, y: y + reach * 0.5))
    path.addLine(to: CGPoint(x: side, y: 2 * height))
    path.addLine(to: CGPoint(x: width, y: 2 * height))
    path.close()
    return path.cgPath
  }
}

// MARK: - In the catalogue

extension Style {
  private static let liquidSwipe = Technique(
    "liquid-swipe", LiquidSwipeTransition.self, .reveals, source: "Liquid Swipe by Cuberto",
    there: "easeInOut: a drop of the new screen swells from the right edge, and the rest flows after it",
    back: "easeInOut: the screen flows back into the right edge",
    duration: 0.8,
    parameters: [
      Parameter("y", .number(0.68, in: 0...1, unit: .heights), "how far from the top the drop swells")
    ]
  ) { settings in
    let transition = LiquidSwipeTransition()
    settings.apply("y", to: &transition.y)
    return transition
  }
  /// The new screen flows in from the right: a drop swells out of the edge, and the rest follows.
  public static let liquidSwipePush = liquidSwipe.there
  /// The way back from `liquidSwipePush`.
  public static let liquidSwipePop = liquidSwipe.back
}
