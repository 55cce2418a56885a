public import StyleKit
import TransitionKit

/// The old screen goes into a colour, and the new one comes out of it.
class DipTransition: ScreenTransition {
  /// How light the colour is between the screens.
  var white: CGFloat = 0

  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    screens.veil.backgroundColor = UIColor(white: white, alpha: 1)
    play(
      screens,
      steps: [
        Step(from: 0, to: 0.5, .curveEaseIn) { screens.veil.alpha = $0 ? 1 : 0 },
        Step(from: 0.5, to: 1, .curveEaseOut) { screens.upper.alpha = $0 ? 1 : 0 },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let dip = Technique(
    "dip", DipTransition.self, .fades, source: "fadeblack and fadewhite of FFmpeg's xfade, “dip to colour” of film editors",
    there: "easeIn, easeOut: the old screen goes dark, then the new one comes out of the dark",
    back: "easeIn, easeOut: the screen goes dark, then the one below comes out of the dark",
    duration: 0.6,
    parameters: [
      Parameter("white", .number(0, in: 0...1, unit: .none), "how light the colour is between the screens")
    ]
  ) { settings in
    let transition = DipTransition()
    settings.apply("white", to: &transition.white)
    return transition
  }
  /// The old screen goes into a colour, and the new one comes out of it.
  public static let dipPush = dip.there
  /// The way back from `dipPush`.
  public static let dipPop = dip.back
}
