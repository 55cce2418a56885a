public import StyleKit
import TransitionKit

/// Dots grow on the screen, from below upwards, until they flow together.
class PolkaDotsTransition: ScreenTransition {
  /// How many dots stand side by side.
  var count: Int = 6

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let columns = count
    let rows = max(1, Int((screens.bounds.height / screens.bounds.width * CGFloat(columns)).rounded()))
    let mask = UIView(frame: screens.bounds)
    let share = 0.55
    screens.upper.mask = mask
    play(
      screens,
      steps: screens.grid(columns: columns, rows: rows).enumerated().map { index, cell in
        let radius = (cell.width * cell.width + cell.height * cell.height).squareRoot() / 2 + 1
        let dot = UIView(frame: CGRect(x: cell.midX - radius, y: cell.midY - radius, width: 2 * radius, height: 2 * radius))
        dot.backgroundColor = .black
        dot.layer.cornerRadius = radius
        mask.addSubview(dot)
        let row = rows - 1 - index / columns
        let start = (1 - share) * Double(row) / Double(max(rows - 1, 1))
        return Step(from: start, to: row == rows - 1 ? 1 : start + share) { isOpen in
          dot.transform = isOpen ? .identity : CGAffineTransform(scaleX: 0.0001, y: 0.0001)
        }
      })
  }
}

// MARK: - In the catalogue

extension Style {
  private static let polkaDots = Technique(
    "polka-dots", PolkaDotsTransition.self, .wipes, source: "PolkaDotsCurtain of gl-transitions",
    there: "easeIn: the new screen shows through dots that grow from below upwards until they flow together",
    back: "easeOut: the dots shrink again, from above downwards",
    duration: 0.8,
    parameters: [
      Parameter("count", .number(6, in: 2...20, unit: .none), "how many dots stand side by side")
    ]
  ) { settings in
    let transition = PolkaDotsTransition()
    if let number = settings.number("count") { transition.count = Int(number) }
    return transition
  }
  /// Dots grow on the screen, from below upwards, until they flow together.
  public static let polkaDotsPush = polkaDots.there
  /// The way back from `polkaDotsPush`.
  public static let polkaDotsPop = polkaDots.back
}
