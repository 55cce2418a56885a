public import StyleKit
import TransitionKit

/// The new screen is drawn in from the right by its edge, which bends as cloth does: its middle stays behind.
class ElasticTransition: ScreenTransition {
  /// How far the middle of the edge stays behind.
  var bend: CGFloat = 0.5

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    let (upper, bounds) = (screens.upper, screens.bounds)
    let sheet = CAShapeLayer()
    upper.layer.mask = sheet
    screens.veil.alpha = screens.isReturning ? 0.3 : 0
    UIView.animate(withDuration: duration) { screens.veil.alpha = screens.isReturning ? 0 : 0.3 }
    play(
      screens, timing: .linear,
      tracks: [
        Track(upper.layer, "transform.translation.x") { Self.shift(at: $0) * bounds.width },
        Track(sheet, "path") { [bend] progress in
          let edge = (Self.edge(at: progress) - Self.shift(at: progress)) * bounds.width
          return Self.path(edge: edge, bend: bend * bounds.width * 6.75 * progress * progress * (1 - progress), bounds)
        },
      ])
  }

  /// Where the ends of the edge are, in widths of the screen.
  private static func edge(at progress: CGFloat) -> CGFloat { 1 - ease(progress, to: 0.8) }

  /// How far right of its place what the screen shows is, in widths of the screen.
  private static func shift(at progress: CGFloat) -> CGFloat { 0.3 * (1 - ease(progress)) }

  /// What lies right of an edge whose middle is bent to the right.
  private static func path(edge: CGFloat, bend: CGFloat, _ bounds: CGRect) -> CGPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: edge, y: 0))
    path.addQuadCurve(to: CGPoint(x: edge, y: bounds.height), controlPoint: CGPoint(x: edge + bend, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.width * 1.5, y: bounds.height))
    path.addLine(to: CGPoint(x: bounds.width * 1.5, y: 0))
    path.close()
    return path.cgPath
  }
}

// MARK: - In the catalogue

extension Style {
  private static let elastic = Technique(
    "elastic", ElasticTransition.self, .slides, source: "the elastic edge of ElasticTransition by Luke Zhao",
    there: "easeInOut: the new screen comes from the right, and the middle of its edge stays behind as if it were cloth",
    back: "easeInOut: the screen is drawn off to the right by an edge that bends",
    duration: 0.7,
    parameters: [
      Parameter("bend", .number(0.5, in: 0...2, unit: .widths), "how far the middle of the edge stays behind")
    ]
  ) { settings in
    let transition = ElasticTransition()
    settings.apply("bend", to: &transition.bend)
    return transition
  }
  /// The new screen is drawn in from the right by its edge, which bends as cloth does: its middle stays behind.
  public static let elasticPush = elastic.there
  /// The way back from `elasticPush`.
  public static let elasticPop = elastic.back
}
