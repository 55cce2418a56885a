package import Raster

// Goals, in order: a corner has the curve whose control points UIKit prints for its own rounded rectangles; where a side is too short for
// it, the corner comes nearer to an arc of a circle, and at half of the side it is that arc; nothing jumps on the way.

extension Path {
  /// How far a continuous corner reaches along each side, in radii.
  package static let continuousReach = 1.52866483

  /// A point of a corner, in radii: how far before the corner's tip along the first side, and how far beside that side.
  private typealias Place = (before: Double, beside: Double)

  /// Where a continuous corner begins, and three curves of three points each.
  private static let continuous: [Place] = [
    (continuousReach, 0),
    (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
    (0, 0.86840694), (0, 1.08849296), (0, continuousReach),
  ]

  /// The same points of a quarter circle.
  private static let circular: [Place] = [
    (1, 0),
    (0.87326017, 0), (0.74767556, 0.02409254), (0.62993359, 0.07099470),
    (0.37476583, 0.17263999), (0.17263999, 0.37476583), (0.07099470, 0.62993359),
    (0.02409254, 0.74767556), (0, 0.87326017), (0, 1),
  ]

  /// A rectangle with continuous corners, none of which reaches beyond the middle of a side.
  package init(continuousRect rect: Rect, _ radii: CornerRadii) {
    let limit = min(rect.width, rect.height) / 2
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    self.init()
    bend(at: Point(x: right, y: rect.y), radii.topRight, limit, in: (1, 0), out: (0, 1))
    bend(at: Point(x: right, y: bottom), radii.bottomRight, limit, in: (0, 1), out: (-1, 0))
    bend(at: Point(x: rect.x, y: bottom), radii.bottomLeft, limit, in: (-1, 0), out: (0, -1))
    bend(at: Point(x: rect.x, y: rect.y), radii.topLeft, limit, in: (0, -1), out: (1, 0))
    close()
  }

  /// Goes to where a corner begins, and round it.
  private mutating func bend(
    at tip: Point, _ wanted: Double, _ limit: Double, in way: (x: Double, y: Double), out: (x: Double, y: Double)
  ) {
    let radius = min(max(wanted, 0), limit)
    let share = radius > 0 ? min(max((limit / radius - 1) / (Self.continuousReach - 1), 0), 1) : 0
    let points = zip(Self.circular, Self.continuous).map { arc, curve in
      let before = (arc.before + (curve.before - arc.before) * share) * radius
      let beside = (arc.beside + (curve.beside - arc.beside) * share) * radius
      return Point(x: tip.x - way.x * before + out.x * beside, y: tip.y - way.y * before + out.y * beside)
    }
    if elements.isEmpty { move(to: points[0]) } else { line(to: points[0]) }
    for index in stride(from: 1, to: points.count, by: 3) {
      cubic(to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }
}
