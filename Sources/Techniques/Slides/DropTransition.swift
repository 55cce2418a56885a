public import StyleKit
import TransitionKit

/// The new screen falls in from above and bounces twice; on the way back it falls off below.
class DropTransition: ScreenTransition {
  /// How high the screen bounces.
  var bounce: CGFloat = 0.08

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let (upper, height) = (screens.upper, screens.bounds.height)
    if screens.isReturning {
      screens.veil.alpha = 0.4
      return UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
        upper.transform = CGAffineTransform(translationX: 0, y: height * 1.2).rotated(by: 0.2)
        screens.veil.alpha = 0
      } completion: { _ in
        screens.finish()
      }
    }
    UIView.animate(withDuration: duration) { screens.veil.alpha = 0.4 }
    play(
      screens, timing: .linear, values: 80,
      tracks: [Track(upper.layer, "transform.translation.y") { [bounce] in -height * Self.height(at: $0, bounce: bounce) }])
  }

  /// How high above its place a body is that falls from the height 1, by parabolas: the fall, and two bounces.
  private static func height(at time: CGFloat, bounce: CGFloat) -> CGFloat {
    if time < 0.5 { return 1 - 4 * time * time }
    let (start, length, top) = time < 0.8 ? (0.5, 0.3, bounce) : (0.8, 0.2, bounce / 4)
    let share = (time - start) / length
    return top * 4 * share * (1 - share)
  }
}

// MARK: - In the catalogue

extension Style {
  private static let drop = Technique(
    "drop", DropTransition.self, .slides, .presents,
    source: "the fall and bounce of a ball, as UIDynamicAnimator's gravity and collision have it",
    there: "gravity: the new screen falls in from above and bounces twice",
    back: "easeIn: the screen lets go, turns a little and falls off below",
    duration: 0.8,
    onlyThere: [
      Parameter("bounce", .number(0.08, in: 0...0.5, unit: .heights), "how high the screen bounces")
    ]
  ) { settings in
    let transition = DropTransition()
    settings.apply("bounce", to: &transition.bounce)
    return transition
  }
  /// The new screen falls in from above and bounces twice; on the way back it falls off below.
  public static let dropPresent = drop.there
  /// The way back from `dropPresent`.
  public static let dropDismiss = drop.back
}
