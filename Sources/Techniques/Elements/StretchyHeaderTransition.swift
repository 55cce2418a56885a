public import StyleKit
import TransitionKit

/// The new screen's header unfolds from the top, stretches and settles, while the rest comes up from below.
class StretchyHeaderTransition: ScreenTransition {
  /// How high the header is, as a share of the screen's height; nil is where the new screen's header ends.
  var header: CGFloat?
  /// How high a header is taken to be on a screen that does not know its elements.
  nonisolated static let usual: CGFloat = 0.592
  /// The spring's damping ratio; below 1 it goes past its end and back.
  var damping: CGFloat = 0.7

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    let bounds = screens.bounds
    let shares = { (height: CGFloat) in CGRect(x: 0, y: 0, width: 1, height: height) }
    let element = screens.goal(header.map(shares), usual: shares(Self.usual)) { $0.headerElement }
    let top = CGRect(x: 0, y: 0, width: bounds.width, height: min(element.frame.maxY, bounds.height - 1))
    let rest = CGRect(x: 0, y: top.maxY, width: bounds.width, height: bounds.height - top.maxY)
    let parts = screens.pieces(of: screens.upper, [rest, top])
    let pose = { (isOpen: Bool) in
      parts[0].frame = isOpen ? rest : rest.offsetBy(dx: 0, dy: rest.height)
      parts[1].frame = isOpen ? top : CGRect(x: 0, y: 0, width: bounds.width, height: 0)
      screens.veil.alpha = isOpen ? 0.5 : 0
    }
    if screens.isReturning { play(screens, pose: pose) } else { spring(screens, damping: damping, pose: pose) }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let stretchyHeader = Technique(
    "stretchy-header", StretchyHeaderTransition.self, .elements, source: "the stretchy headers of iOS's profile pages",
    there: "spring ζ 0.7: the new screen's header unfolds from the top, stretches and settles; the rest comes up from below",
    back: "easeInOut: the header folds up, and the rest goes down",
    duration: 0.7,
    parameters: [
      Parameter("header", .number(0.592, in: 0.05...0.95, unit: .heights), "how high the header is")
    ],
    onlyThere: [
      Parameter(
        "damping", .number(0.7, in: 0.1...1, unit: .none), "the spring's damping ratio; below 1 it goes past its end and back")
    ]
  ) { settings in
    let transition = StretchyHeaderTransition()
    transition.header = settings.number("header").map { CGFloat($0) }
    settings.apply("damping", to: &transition.damping)
    return transition
  }
  /// The new screen's header unfolds from the top, stretches and settles, while the rest comes up from below.
  public static let stretchyHeaderPush = stretchyHeader.there
  /// The way back from `stretchyHeaderPush`.
  public static let stretchyHeaderPop = stretchyHeader.back
}
