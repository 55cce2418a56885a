public import StyleKit
import TransitionKit

/// The screen is a row of upright slats that turn, and the new one is on their backs.
class SlatsTransition: ScreenTransition {
  /// How many slats there are.
  var count: Int = 6

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let cells = screens.grid(columns: count, rows: 1)
    let (fronts, backs) = (screens.pieces(of: screens.lower, cells), screens.pieces(of: screens.upper, cells))
    screens.flatten(fronts + backs)
    screens.canvas.backgroundColor = .black
    let share = 0.65
    var steps: [Step] = []
    for index in cells.indices {
      let start = (1 - share) * Double(index) / Double(max(count - 1, 1))
      let (half, end) = (start + share / 2, index == count - 1 ? 1 : start + share)
      let (front, back) = (fronts[index].layer, backs[index].layer)
      steps.append(
        Step(from: start, to: half, .curveEaseIn) { front.transform = Self.turned($0 ? .pi / 2 : 0) })
      steps.append(
        Step(from: half, to: end, .curveEaseOut) { back.transform = Self.turned($0 ? 0 : -.pi / 2) })
    }
    play(screens, steps: steps)
  }

  /// A turn about the upright axis, seen from straight before it: at a right angle nothing is seen.
  private static func turned(_ angle: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 600
    return CATransform3DRotate(perspective, angle, 0, 1, 0)
  }
}

// MARK: - In the catalogue

extension Style {
  private static let slats = Technique(
    "slats", SlatsTransition.self, .pieces, source: "“Blinds” of Keynote: upright slats that turn about their own axes",
    there: "easeIn, easeOut: upright slats turn about their own axes, from left to right, and show the new screen",
    back: "easeIn, easeOut: the slats turn back, from right to left",
    duration: 0.8,
    parameters: [
      Parameter("count", .number(6, in: 1...30, unit: .none), "how many slats there are")
    ]
  ) { settings in
    let transition = SlatsTransition()
    if let number = settings.number("count") { transition.count = Int(number) }
    return transition
  }
  /// The screen is a row of upright slats that turn, and the new one is on their backs.
  public static let slatsPush = slats.there
  /// The way back from `slatsPush`.
  public static let slatsPop = slats.back
}
