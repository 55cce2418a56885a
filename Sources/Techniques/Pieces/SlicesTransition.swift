public import StyleKit
import TransitionKit

/// The old screen is cut into slices, which slide off to both sides in turn, from above downwards.
class SlicesTransition: ScreenTransition {
  /// How many slices there are.
  var count: Int = 8

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    let (width, share) = (screens.bounds.width, 0.5)
    let slices = screens.pieces(of: screens.lower, screens.grid(columns: 1, rows: count))
    play(
      screens,
      steps: slices.enumerated().map { index, slice in
        let start = (1 - share) * Double(index) / Double(max(slices.count - 1, 1))
        let side: CGFloat = index.isMultiple(of: 2) ? -1 : 1
        return Step(from: start, to: index == slices.count - 1 ? 1 : start + share, .curveEaseIn) { isOpen in
          slice.transform = CGAffineTransform(translationX: isOpen ? side * width : 0, y: 0)
        }
      })
  }
}

// MARK: - In the catalogue

extension Style {
  private static let slices = Technique(
    "slices", SlicesTransition.self, .pieces, source: "hlslice of FFmpeg's xfade",
    there: "easeIn: slices of the old screen slide off to the left and the right in turn",
    back: "easeOut: the slices come back, the lowest first",
    duration: 0.7,
    parameters: [
      Parameter("count", .number(8, in: 2...40, unit: .none), "how many slices there are")
    ]
  ) { settings in
    let transition = SlicesTransition()
    if let number = settings.number("count") { transition.count = Int(number) }
    return transition
  }
  /// The old screen is cut into slices, which slide off to both sides in turn, from above downwards.
  public static let slicesPush = slices.there
  /// The way back from `slicesPush`.
  public static let slicesPop = slices.back
}
