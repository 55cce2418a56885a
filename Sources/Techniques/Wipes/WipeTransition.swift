public import StyleKit
import TransitionKit

/// A soft edge passes over the old screen, and leaves the new one behind it.
class WipeTransition: ScreenTransition {
  /// Where the edge goes: 0 is to the right, 90 down.
  var angle: CGFloat = 0
  /// How wide the soft edge is, as a share of its way.
  var softness: CGFloat = 0.3

  override init() {
    super.init()
    duration = 0.6
  }

  override func animate(_ screens: ScreenPair) {
    let bounds = screens.bounds
    let turn = CGAffineTransform(rotationAngle: angle * .pi / 180)
    // How far the screen reaches along the way of the edge, and across it.
    let (cosine, sine) = (abs(turn.a), abs(turn.b))
    let length = bounds.width * cosine + bounds.height * sine + 2
    let across = bounds.width * sine + bounds.height * cosine + 2
    let band = UIView()
    band.bounds = CGRect(x: 0, y: 0, width: length * (1 + softness), height: across)
    band.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let gradient = CAGradientLayer()
    gradient.frame = band.bounds
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor, UIColor(white: 0, alpha: 0).cgColor]
    gradient.locations = [0, NSNumber(value: Double(1 / (1 + softness))), 1]
    band.layer.addSublayer(gradient)
    let mask = UIView(frame: bounds)
    mask.addSubview(band)
    screens.upper.mask = mask
    let (arrived, away) = (softness * length / 2, -length - softness * length / 2)
    play(screens) { isOpen in band.transform = turn.translatedBy(x: isOpen ? arrived : away, y: 0) }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let wipe = Technique(
    "wipe", WipeTransition.self, .wipes,
    source: "smoothleft and its kin of FFmpeg's xfade, directionalwipe of gl-transitions, with a CAGradientLayer as mask",
    there: "easeInOut: a soft edge passes over the screen and uncovers the new one",
    back: "easeInOut: the soft edge goes back the way it came",
    duration: 0.6,
    parameters: [
      Parameter("angle", .number(0, in: -180...180, unit: .degrees), "where the edge goes: 0 is to the right, 90 down"),
      Parameter("softness", .number(0.3, in: 0.01...1, unit: .none), "how wide the soft edge is, as a share of its way"),
    ]
  ) { settings in
    let transition = WipeTransition()
    settings.apply("angle", to: &transition.angle)
    settings.apply("softness", to: &transition.softness)
    return transition
  }
  /// A soft edge passes over the old screen, and leaves the new one behind it.
  public static let wipePush = wipe.there
  /// The way back from `wipePush`.
  public static let wipePop = wipe.back
}
