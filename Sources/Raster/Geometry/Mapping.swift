/// The map from a shape's units to device pixels; it is affine unless there is some perspective.
enum Mapping {
  case affine(Affine)
  case perspective(Projection)

  init(_ transform: Affine, _ projection: Projection?) {
    let whole = projection.map(Projection(transform).concatenating) ?? Projection(transform)
    self = whole.px == 0 && whole.py == 0 && whole.pw == 1 ? .affine(whole.numerator) : .perspective(whole)
  }

  /// Whether the map can be inverted: it does not flatten the plane.
  var isInvertible: Bool {
    switch self {
    case .affine(let affine): affine.isInvertible
    case .perspective(let projection): projection.inverted != nil
    }
  }

  /// The most that a length near one of these points grows; points behind the eye do not count.
  func longestStretch(_ points: [Point]) -> Double {
    switch self {
    case .affine(let m): (m.a * m.a + m.b * m.b + m.c * m.c + m.d * m.d).squareRoot()
    case .perspective(let projection):
      points.reduce(0) { max($0, projection.stretch($1)) }
    }
  }

  /// A polygon's corners in device pixels, without the part that lies behind the eye.
  func callAsFunction(_ polygon: [Point]) -> [Point] {
    switch self {
    case .affine(let affine): polygon.map(affine.callAsFunction)
    case .perspective(let projection): projection.polygon(polygon)
    }
  }
}

extension Projection {
  /// How much a length near a point may grow. A depth of less than 1/64 counts as 1/64.
  fileprivate func stretch(_ point: Point) -> Double {
    let (w, there, m) = (max(depth(point), 1 / 64), numerator(point), numerator)
    let (x, y) = (there.x / w, there.y / w)
    let (a, b, c, d) = (m.a - px * x, m.b - px * y, m.c - py * x, m.d - py * y)
    return (a * a + b * b + c * c + d * d).squareRoot() / w
  }

  fileprivate func polygon(_ points: [Point]) -> [Point] {
    var seen: [Point] = []
    for (index, point) in points.enumerated() {
      let previous = points[index == 0 ? points.count - 1 : index - 1]
      let (before, here) = (depth(previous) - Self.nearest, depth(point) - Self.nearest)
      guard !here.isNaN else { return [Point(x: .nan, y: .nan)] }
      if (before > 0) != (here > 0) { seen.append(cut(previous, point, before / (before - here))) }
      if here > 0 { seen.append(divided(numerator(point), here + Self.nearest)) }
    }
    return seen
  }

  /// The point at which a side of a polygon reaches the nearest depth; it is the same from either end of the side.
  private func cut(_ one: Point, _ other: Point, _ share: Double) -> Point {
    divided(numerator(one).mixed(share, numerator(other)), Self.nearest)
  }

  private func divided(_ point: Point, _ w: Double) -> Point {
    Point(x: point.x / w, y: point.y / w)
  }
}
