public import StyleKit
import TransitionKit

/// The old screen bursts into pieces, which fly off and fade.
class ExplodeTransition: ScreenTransition {
  /// How many pieces stood side by side.
  var count: Int = 5

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    let bounds = screens.bounds
    let cells = screens.grid(columns: count, rows: max(1, Int((bounds.height / bounds.width * CGFloat(count)).rounded())))
    let pieces = screens.pieces(of: screens.lower, cells)
    play(screens, options: .curveEaseIn) { isOpen in
      for (index, piece) in pieces.enumerated() {
        // Numbers that look like chance, and are the same every time.
        let (one, other) = (CGFloat(index * 37 % 23) / 23, CGFloat(index * 53 % 29) / 29)
        let (x, y) = ((cells[index].midX - bounds.midX) * (0.6 + one), (cells[index].midY - bounds.midY) * (0.6 + other))
        let away = CGAffineTransform(translationX: x, y: y).rotated(by: (one - 0.5) * 3).scaledBy(x: 0.2, y: 0.2)
        piece.transform = isOpen ? away : .identity
        piece.alpha = isOpen ? 0 : 1
      }
    }
  }
}

// MARK: - In the catalogue

extension Style {
  private static let explode = Technique(
    "explode", ExplodeTransition.self, .pieces, .presents, source: "VCTransitionsLibrary's CEExplodeAnimationController",
    there: "easeIn: the old screen bursts into pieces that turn, shrink and fade as they fly off",
    back: "easeOut: the pieces fly back and make up the screen again",
    duration: 0.7,
    parameters: [
      Parameter("count", .number(5, in: 1...20, unit: .none), "how many pieces stood side by side")
    ]
  ) { settings in
    let transition = ExplodeTransition()
    if let number = settings.number("count") { transition.count = Int(number) }
    return transition
  }
  /// The old screen bursts into pieces, which fly off and fade.
  public static let explodePresent = explode.there
  /// The way back from `explodePresent`.
  public static let explodeDismiss = explode.back
}
