public import StyleKit
import TransitionKit

/// The new screen shows through a star that turns as it grows.
class StarTransition: ScreenTransition {
  /// How many points the star has.
  var points: Int = 5
  /// How near the middle the star's notches are, as a share of its points' distance.
  var depth: CGFloat = 0.45

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    let middle = CGPoint(x: screens.bounds.midX, y: screens.bounds.midY)
    let inner = screens.reach(from: middle) * 1.25
    let mask = UIView(frame: screens.bounds)
    let star = CAShapeLayer()
    star.path = Self.star(around: middle, points: points, inner: inner, outer: inner / depth)
    mask.layer.addSublayer(star)
    screens.upper.mask = mask
    play(screens, options: .curveEaseIn) { isOpen in
      mask.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.0001, y: 0.0001).rotated(by: -0.9 * .pi)
    }
  }

  /// A star that stands upright.
  private static func star(around middle: CGPoint, points: Int, inner: CGFloat, outer: CGFloat) -> CGPath {
    let path = UIBezierPath()
    for corner in 0..<2 * points {
      let turn = CGAffineTransform(rotationAngle: .pi * CGFloat(corner) / CGFloat(points))
      let spoke = CGPoint(x: 0, y: corner.isMultiple(of: 2) ? -outer : -inner).applying(turn)
      let place = CGPoint(x: middle.x + spoke.x, y: middle.y + spoke.y)
      if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    return path.cgPath
  }
}

// MARK: - In the catalogue

extension Style {
  private static let star = Technique(
    "star", StarTransition.self, .reveals, source: "the star wipe of film editors, with a CAShapeLayer as mask",
    there: "easeIn: the new screen shows through a star that turns and grows",
    back: "easeOut: the star closes again, and turns back",
    duration: 0.7,
    parameters: [
      Parameter("points", .number(5, in: 4...12, unit: .none), "how many points the star has"),
      Parameter(
        "depth", .number(0.45, in: 0.2...0.75, unit: .none),
        "how near the middle the star's notches are, as a share of its points' distance"),
    ]
  ) { settings in
    let transition = StarTransition()
    if let number = settings.number("points") { transition.points = Int(number) }
    settings.apply("depth", to: &transition.depth)
    return transition
  }
  /// The new screen shows through a star that turns as it grows.
  public static let starPush = star.there
  /// The way back from `starPush`.
  public static let starPop = star.back
}
