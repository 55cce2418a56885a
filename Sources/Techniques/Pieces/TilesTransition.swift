public import StyleKit
import TransitionKit

/// The screen is a wall of tiles that turn over one after the other, and the new one is on their backs.
class TilesTransition: ScreenTransition {
  /// How many tiles stand side by side.
  var count: Int = 4

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let rows = max(1, Int((screens.bounds.height / screens.bounds.width * CGFloat(count)).rounded()))
    let cells = screens.grid(columns: count, rows: rows)
    let (fronts, backs) = (screens.pieces(of: screens.lower, cells), screens.pieces(of: screens.upper, cells))
    screens.flatten(fronts + backs)
    screens.canvas.backgroundColor = .black
    let share = 0.5
    var steps: [Step] = []
    for index in cells.indices {
      let diagonal = Double(index % count + index / count) / Double(max(count + rows - 2, 1))
      let start = (1 - share) * diagonal
      let (half, end) = (start + share / 2, diagonal == 1 ? 1 : start + share)
      let (front, back) = (fronts[index].layer, backs[index].layer)
      steps.append(
        Step(from: start, to: half, .curveEaseIn) { front.transform = Self.turned($0 ? -.pi / 2 : 0, front) })
      steps.append(
        Step(from: half, to: end, .curveEaseOut) { back.transform = Self.turned($0 ? 0 : .pi / 2, back) })
    }
    play(screens, steps: steps)
  }

  /// A turn about the upright axis, seen from straight before it: at a right angle nothing is seen. The tile moves back as it turns, so
  /// that its nearer half does not grow beyond its place.
  private static func turned(_ angle: CGFloat, _ tile: CALayer) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 600
    let back = CATransform3DTranslate(perspective, 0, 0, -abs(angle) * tile.bounds.width / 2)
    return CATransform3DRotate(back, angle, 0, 1, 0)
  }
}

// MARK: - In the catalogue

extension Style {
  private static let tiles = Technique(
    "tiles", TilesTransition.self, .pieces, source: "the tiles of Windows Phone's start screen; GridFlip of gl-transitions",
    there: "easeIn, easeOut: tiles turn over one after the other along the diagonal, and show the new screen",
    back: "easeIn, easeOut: the tiles turn back, the last ones first",
    duration: 0.8,
    parameters: [
      Parameter("count", .number(4, in: 1...12, unit: .none), "how many tiles stand side by side")
    ]
  ) { settings in
    let transition = TilesTransition()
    if let number = settings.number("count") { transition.count = Int(number) }
    return transition
  }
  /// The screen is a wall of tiles that turn over one after the other, and the new one is on their backs.
  public static let tilesPush = tiles.there
  /// The way back from `tilesPush`.
  public static let tilesPop = tiles.back
}
