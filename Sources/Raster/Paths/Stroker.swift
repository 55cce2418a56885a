/// Draws strokes as pieces that overlap and all run round the same way, so that the non-zero rule joins them.
///
/// A run of chords between two corners is one piece; where its chords meet at flat angles, its sides meet in mitres. Where the
/// inner side would turn back, because the curve is tighter than the pen, the run is divided and a round join covers the gap.
struct Stroker {
  let radius: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  let tolerance: Double
  private(set) var path = Path()

  init(radius: Double, cap: LineCap, join: LineJoin, miterLimit: Double, tolerance: Double) {
    self.radius = radius
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.tolerance = tolerance
  }

  /// How the sides of a stroke go past a point where two chords meet.
  fileprivate enum Corner {
    case flat, round, sharp
  }

  mutating func draw(_ line: Polyline) {
    guard line.count > 0 else { return line.points.isEmpty ? () : dot(line.points[0]) }
    let ways = (0..<line.count).map { line.chord($0).start.direction(to: line.chord($0).end) }
    let corners = self.corners(line, ways)
    drawRuns(line, ways, corners)
    for index in line.points.indices where line.isClosed || (index > 0 && index < line.count) {
      let (before, after) = (ways[index > 0 ? index - 1 : ways.count - 1], ways[index])
      switch corners[index] {
      case .flat: continue
      case .round: drawJoin(.round, line.points[index], before, after)
      case .sharp: drawJoin(join, line.points[index], before, after)
      }
    }
    guard !line.isClosed else { return }
    drawCap(line.points[0], Point(x: -ways[0].x, y: -ways[0].y))
    drawCap(line.points[line.points.count - 1], ways[ways.count - 1])
  }

  private mutating func dot(_ point: Point) {
    drawCap(point, Point(x: 1, y: 0))
    drawCap(point, Point(x: -1, y: 0))
  }

  /// The corner at each point of the chain. A flat one becomes round where the inner side of a chord beside it would turn back.
  private func corners(_ line: Polyline, _ ways: [Point]) -> [Corner] {
    var corners = line.points.indices.map { index -> Corner in
      guard line.isClosed || (index > 0 && index < line.count) else { return .sharp }
      let cosine = ways[index > 0 ? index - 1 : ways.count - 1].dot(ways[index])
      return cosine > (line.isSmooth[index] ? 0.5 : 0.995) ? .flat : line.isSmooth[index] ? .round : .sharp
    }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for index in 0..<line.count {
        let next = index + 1 < line.points.count ? index + 1 : 0
        guard corners[index] == .flat || corners[next] == .flat, turnsBack(line, ways, corners, index, next) else { continue }
        for end in [index, next] where corners[end] == .flat { corners[end] = .round }
        isSettled = false
      }
    }
    return corners
  }

  private func turnsBack(_ line: Polyline, _ ways: [Point], _ corners: [Corner], _ index: Int, _ next: Int) -> Bool {
    let (start, end) = (side(index, index, ways, corners), side(next, index, ways, corners))
    let along = line.points[index].distance(to: line.points[next])
    return abs(end.minus(start).dot(ways[index])) >= along
  }

  /// The vector from a point of the chain to the edge of the stroke beside a chord that begins or ends there.
  private func side(_ point: Int, _ chord: Int, _ ways: [Point], _ corners: [Corner]) -> Point {
    guard corners[point] == .flat else { return ways[chord].aside(radius) }
    let (before, after) = (ways[point > 0 ? point - 1 : ways.count - 1], ways[point])
    return before.plus(after).scaled(1 / (1 + before.dot(after))).aside(radius)
  }

  private mutating func drawRuns(_ line: Polyline, _ ways: [Point], _ corners: [Corner]) {
    var (left, right): ([Point], [Point]) = ([], [])
    for index in 0..<line.count {
      let next = index + 1 < line.points.count ? index + 1 : 0
      for (point, isStart) in [(index, true), (next, false)] where !isStart || left.isEmpty {
        let (place, side) = (line.points[point], side(point, index, ways, corners))
        left.append(place.minus(side))
        right.append(place.plus(side))
      }
      if index == line.count - 1 || corners[next] != .flat {
        path.append(Path(polygon: left + right.reversed()))
        (left, right) = ([], [])
      }
    }
  }
}

// MARK: Joins and caps

extension Stroker {
  private mutating func drawJoin(_ join: LineJoin, _ point: Point, _ before: Point, _ after: Point) {
    let turn = before.x * after.y - before.y * after.x
    let outwards = turn > 0 ? -radius : radius
    let (one, other) = (before.aside(outwards), after.aside(outwards))
    let cosine = before.dot(after)
    switch join {
    case .round: drawFan(point, [one] + arc(one, other, before, depth: 7) + [other])
    case .miter where miterLimit >= 1 && 2 <= miterLimit * miterLimit * (1 + cosine):
      drawFan(point, [one, one.plus(other).scaled(1 / (1 + cosine)), other])
    default: drawFan(point, [one, other])
    }
  }

  /// - Parameter way: the direction out of the stroke.
  private mutating func drawCap(_ point: Point, _ way: Point) {
    let (one, other, tip) = (way.aside(-radius), way.aside(radius), way.scaled(radius))
    switch cap {
    case .butt: break
    case .square: drawFan(point, [one, one.plus(tip), other.plus(tip), other])
    case .round: drawFan(point, [one] + arc(one, tip, way, depth: 7) + [tip] + arc(tip, other, way, depth: 7) + [other])
    }
  }

  /// Draws a convex polygon whose corners are a point and the ends of rays from it.
  private mutating func drawFan(_ point: Point, _ rays: [Point]) {
    var area = 0.0
    for (one, other) in zip(rays, rays.dropFirst()) { area += one.x * other.y - one.y * other.x }
    let rim = rays.map(point.plus)
    path.append(Path(polygon: [point] + (area > 0 ? rim : rim.reversed())))
  }

  /// Points between two points of a circle about the origin. The angle is halved until chords stray no further than `tolerance`.
  ///
  /// - Parameter middle: the direction of the point halfway, for two points that lie opposite each other.
  private func arc(_ one: Point, _ other: Point, _ middle: Point, depth: Int) -> [Point] {
    let cosine = one.dot(other) / (radius * radius)
    let half = (max(1 + cosine, 0) / 2).squareRoot()
    guard depth > 0, radius * (1 - half) > tolerance else { return [] }
    let sum = one.plus(other)
    let length = sum.distance(to: Point(x: 0, y: 0))
    let mid = length > radius / 1_024 ? sum.scaled(radius / length) : middle.scaled(radius)
    return arc(one, mid, middle, depth: depth - 1) + [mid] + arc(mid, other, middle, depth: depth - 1)
  }
}

extension Point {
  fileprivate func direction(to other: Point) -> Point {
    let way = other.minus(self)
    return way.scaled(1 / distance(to: other))
  }

  /// A vector of a given length, a quarter turn clockwise from this direction.
  fileprivate func aside(_ length: Double) -> Point { Point(x: -y * length, y: x * length) }

  fileprivate func plus(_ other: Point) -> Point { Point(x: x + other.x, y: y + other.y) }

  fileprivate func minus(_ other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }

  fileprivate func scaled(_ factor: Double) -> Point { Point(x: x * factor, y: y * factor) }

  fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}
