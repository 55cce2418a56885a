public import StyleKit
import TransitionKit

/// Squares grow along the diagonal until the new screen fills them all.
class SquaresTransition: ScreenTransition {
  /// How many squares stand side by side.
  var count: Int = 6

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    let (columns, rows) = (count, max(1, Int((screens.bounds.height / screens.bounds.width * CGFloat(count)).rounded())))
    let mask = UIView(frame: screens.bounds)
    let share = 0.4
    screens.upper.mask = mask
    play(
      screens,
      steps: screens.grid(columns: columns, rows: rows).enumerated().map { index, cell in
        let square = UIView(frame: cell)
        square.backgroundColor = .black
        mask.addSubview(square)
        let diagonal = Double(index % columns + index / columns) / Double(max(columns + rows - 2, 1))
        let start = (1 - share) * diagonal
        return Step(from: start, to: diagonal == 1 ? 1 : start + share, .curveEaseOut) { isOpen in
          square.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.0001, y: 0.0001)
        }
      })
  }
}

// MARK: - In the catalogue

extension Style {
  private static let squares = Technique(
    "squares", SquaresTransition.self, .wipes, source: "squareswire of gl-transitions",
    there: "easeOut: the new screen shows through squares that grow, from the upper left to the lower right",
    back: "easeIn: the squares shrink again, from the lower right to the upper left",
    duration: 0.7,
    parameters: [
      Parameter("count", .number(6, in: 2...20, unit: .none), "how many squares stand side by side")
    ]
  ) { settings in
    let transition = SquaresTransition()
    if let number = settings.number("count") { transition.count = Int(number) }
    return transition
  }
  /// Squares grow along the diagonal until the new screen fills them all.
  public static let squaresPush = squares.there
  /// The way back from `squaresPush`.
  public static let squaresPop = squares.back
}
