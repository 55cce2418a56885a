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
    let radius = screens.reach(from: middle)
    let hand = CAShapeLayer()
    // A little more than a whole turn, so that no seam is seen where it begins.
    hand.path =
      UIBezierPath(
        arcCenter: middle, radius: radius / 2, startAngle: -.pi / 2, endAngle: 1.51 * .pi, clockwise: true
      ).cgPath
    hand.fillColor = nil
    hand.strokeColor = UIColor.black.cgColor
    // A little wider than it reaches, so that the middle is covered.
    hand.lineWidth = radius + 4
    screens.upper.layer.mask = hand
    play(screens, tracks: [Track(hand, "strokeEnd") { $0 }])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let clock = Technique(
    "clock", ClockTransition.self, .wipes, source: "radial of FFmpeg's xfade, the “clock wipe” of film editors",
    there: "easeInOut: a hand goes round the middle once and uncovers the new screen",
    back: "easeInOut: the hand goes back and covers the screen",
    duration: 0.8,
    text: { PackageResources.ClockTransition_txt }
  ) { _ in ClockTransition() }
  /// The hand of a clock goes round once, and leaves the new screen behind it.
  public static let clockPush = clock.there
  /// The way back from `clockPush`.
  public static let clockPop = clock.back
}
