public import StyleKit
import TransitionKit

/// Rings run ahead of a growing circle, as on water, and the new screen shows through all of them.
class RippleTransition: ScreenTransition {
  /// How far from the left edge the drop falls.
  var x: CGFloat = 0.5
  /// How far from the top the drop falls.
  var y: CGFloat = 0.55

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let middle = CGPoint(x: screens.bounds.width * x, y: screens.bounds.height * y)
    let water = UIView(frame: screens.bounds)
    let disc = screens.disc(around: middle)
    water.addSubview(disc)
    for ring in 1...3 {
      let reach = disc.bounds.width / 2 * (1 + 0.28 * CGFloat(ring))
      let wave = UIView(frame: CGRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach))
      wave.layer.cornerRadius = reach
      wave.layer.borderColor = UIColor(white: 0, alpha: 0.9 - 0.2 * CGFloat(ring)).cgColor
      wave.layer.borderWidth = disc.bounds.width * 0.09 / CGFloat(ring)
      water.addSubview(wave)
    }
    screens.upper.mask = water
    play(screens) { isOpen in
      for wave in water.subviews { wave.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.0001, y: 0.0001) }
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let ripple = Technique(
    "ripple", RippleTransition.self, .reveals, source: "the ripple of Material Design, as a mask of rings",
    there: "easeInOut: the new screen shows through a growing circle, and through rings that run ahead of it",
    back: "easeInOut: the circle and its rings run back to where they came from",
    duration: 0.8,
    parameters: [
      Parameter("x", .number(0.5, in: 0...1, unit: .widths), "how far from the left edge the drop falls"),
      Parameter("y", .number(0.55, in: 0...1, unit: .heights), "how far from the top the drop falls"),
    ]
  ) { settings in
    let transition = RippleTransition()
    settings.apply("x", to: &transition.x)
    settings.apply("y", to: &transition.y)
    return transition
  }
  /// Rings run ahead of a growing circle, as on water, and the new screen shows through all of them.
  public static let ripplePush = ripple.there
  /// The way back from `ripplePush`.
  public static let ripplePop = ripple.back
}
