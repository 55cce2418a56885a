public import StyleKit
import TransitionKit

/// The new screen falls about its upper left corner, and bounces off twice.
class GuillotineTransition: ScreenTransition {
  /// How far the screen bounces off.
  var bounce: CGFloat = 7

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let upper = screens.upper
    upper.layer.anchorPoint = .zero
    upper.layer.position = .zero
    if screens.isReturning {
      screens.veil.alpha = 0.5
      return UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
        upper.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        screens.veil.alpha = 0
      } completion: { _ in
        screens.finish()
      }
    }
    UIView.animate(withDuration: duration) { screens.veil.alpha = 0.5 }
    play(
      screens, timing: .linear, values: 80,
      tracks: [
        Track(upper.layer, "transform.rotation.z") { [bounce] in -Self.angle(at: $0, bounce: bounce * .pi / 180) }
      ])
  }

  /// How far the screen is from its place: the fall, and two bounces.
  private static func angle(at time: CGFloat, bounce: CGFloat) -> CGFloat {
    if time < 0.55 { return .pi / 2 * (1 - time * time / 0.3025) }
    let (start, length, top) = time < 0.82 ? (0.55, 0.27, bounce) : (0.82, 0.18, bounce / 4)
    let share = (time - start) / length
    return top * 4 * share * (1 - share)
  }
}

// MARK: - In the catalogue

extension Style {
  private static let guillotine = Technique(
    "guillotine", GuillotineTransition.self, .space, .presents, source: "Guillotine Menu by Yalantis",
    there: "gravity: the new screen falls about the upper left corner, and bounces off twice",
    back: "easeIn: the screen swings up about the upper left corner",
    duration: 0.8,
    onlyThere: [
      Parameter("bounce", .number(7, in: 0...45, unit: .degrees), "how far the screen bounces off")
    ]
  ) { settings in
    let transition = GuillotineTransition()
    settings.apply("bounce", to: &transition.bounce)
    return transition
  }
  /// The new screen falls about its upper left corner, and bounces off twice.
  public static let guillotinePresent = guillotine.there
  /// The way back from `guillotinePresent`.
  public static let guillotineDismiss = guillotine.back
}
