public import StyleKit
import TransitionKit

/// The hand of a clock goes round once, and leaves the new screen behind it.
class ClockTransition: ScreenTransition {
  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let middle = CGPoint(x: screens.bounds.midX, y: screens.bounds.midY)
    let reach = screens.reach(from: middle) * 1.1
    let pie = CAShapeLayer()
    screens.upper.layer.mask = pie
    play(screens, tracks: [Track(pie, "path") { Self.pie(around: middle, reach: reach, share: $0) }])
  }

  /// A share of a disc, from the top clockwise, with straight lines for its edge.
  private static func pie(around middle: CGPoint, reach: CGFloat, share: CGFloat) -> CGPath {
    let path = UIBezierPath()
    path.move(to: middle)
    for corner in 0...24 {
      let turn = CGAffineTransform(rotationAngle: 2 * .pi * share * CGFloat(corner) / 24)
      let spoke = CGPoint(x: 0, y: -reach).applying(turn)
      path.addLine(to: CGPoint(x: middle.x + spoke.x, y: middle.y + spoke.y))
    }
    path.close()
    return path.cgPath
  }
}

// MARK: - In the catalogue

extension Style {
  private static let clock = Technique(
    "clock", ClockTransition.self, .wipes, source: "radial of FFmpeg's xfade, the “clock wipe” of film editors",
    there: "easeInOut: a hand goes round the middle once and uncovers the new screen",
    back: "easeInOut: the hand goes back and covers the screen",
    duration: 0.8
  ) { _ in ClockTransition() }
  /// The hand of a clock goes round once, and leaves the new screen behind it.
  public static let clockPush = clock.there
  /// The way back from `clockPush`.
  public static let clockPop = clock.back
}
