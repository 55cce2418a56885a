/// A piece of a path as a cubic, a quadratic curve or a line: two, three or four points.
///
/// Curves are cut by de Casteljau's rule, and flattened to equal steps of the parameter: with second differences of at most m
/// between the points, n steps stray from a cubic by at most 3/4 · m / n², from a quadratic curve by m / 4 / n².
struct Curve {
  static let stepLimit = 1_024

  let points: [Point]

  var isLine: Bool { points.count == 2 }

  /// How many chords it takes to stay within `tolerance` of the curve.
  func steps(tolerance: Double) -> Int {
    guard points.count > 2 else { return 1 }
    var square = 0.0
    for (p, (q, r)) in zip(points, zip(points.dropFirst(), points.dropFirst(2))) {
      let (x, y) = (p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
      square = max(square, x * x + y * y)
    }
    let factor = points.count == 3 ? 0.25 : 0.75
    let steps = (square.squareRoot() * factor / tolerance).squareRoot().rounded(.up)
    return steps < Double(Self.stepLimit) ? max(Int(steps), 1) : steps.isNaN ? 1 : Self.stepLimit
  }

  func callAsFunction(_ t: Double) -> Point {
    let (p, q) = (points[0], points[1])
    if points.count == 2 { return p.mixed(t, q) }
    let r = points[2]
    let (pq, qr) = (p.mixed(t, q), q.mixed(t, r))
    if points.count == 3 { return pq.mixed(t, qr) }
    let rs = r.mixed(t, points[3])
    return pq.mixed(t, qr).mixed(t, qr.mixed(t, rs))
  }

  /// The part of the curve between two parameters.
  func part(_ start: Double, _ end: Double) -> Curve {
    let tail = start > 0 ? cut(start).after : self
    return end < 1 ? tail.cut((end - start) / (1 - start)).before : tail
  }

  private func cut(_ t: Double) -> (before: Curve, after: Curve) {
    var row = points
    var (before, after) = ([row[0]], [row[row.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { $0.mixed(t, $1) }
      before.append(row[0])
      after.append(row[row.count - 1])
    }
    return (Curve(points: before), Curve(points: after.reversed()))
  }

  /// The element that draws the curve from its first point on.
  var element: Path.Element {
    switch points.count {
    case 4: .cubic(points[3], control1: points[1], control2: points[2])
    case 3: .quad(points[2], control: points[1])
    default: .line(points[points.count - 1])
    }
  }

  /// The parameters at which the curve turns back along an axis.
  func turns(_ axis: KeyPath<Point, Double>) -> [Double] {
    let values = points.map { $0[keyPath: axis] }
    guard values.count > 2 else { return [] }
    let slopes = zip(values, values.dropFirst()).map { $1 - $0 }
    if slopes.count == 2 { return [slopes[0] / (slopes[0] - slopes[1])].filter { $0 > 0 && $0 < 1 } }
    let (a, b, c) = (slopes[0] - 2 * slopes[1] + slopes[2], slopes[1] - slopes[0], slopes[0])
    let root = max(b * b - a * c, 0).squareRoot()
    let q = b > 0 ? -b - root : -b + root
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}

extension Point {
  /// The point at a share of the way to another.
  func mixed(_ share: Double, _ other: Point) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: Point) -> Double {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
