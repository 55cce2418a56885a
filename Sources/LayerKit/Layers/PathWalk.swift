internal import Motion
internal import Raster

/// A walk along a path's lines and curves, one after another, which jumps from the end of an outline to the start of the next.
struct PathWalk {
  /// A place on the way, and the direction of the way there: radians, clockwise on screen.
  struct Step {
    let point: Point
    let angle: Double
  }

  private struct Segment {
    /// Control points, ends included: two for a line, three and four for curves.
    let points: [Point]
    /// The length in points of the polygon through the samples.
    let length: Double
  }

  /// The number of chords by which a curve is measured.
  private static let samples = 64
  private var segments: [Segment] = []
  private var length = 0.0

  var isEmpty: Bool { segments.isEmpty }

  init(_ path: Path) {
    var (start, here) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in path.elements {
      switch element {
      case .move(let point): (start, here) = (point, point)
      case .line(let point): add([here, point])
      case .quad(let point, let control): add([here, control, point])
      case .cubic(let point, let one, let two): add([here, one, two, point])
      case .close where here != start: add([here, start])
      case .close: break
      }
      if case .move = element { continue }
      here = segments.last?.points.last ?? start
    }
  }

  private mutating func add(_ points: [Point]) {
    let count = points.count == 2 ? 1 : Self.samples
    let places = (0...count).map { Self.place(Double($0) / Double(count), points) }
    let length = zip(places, places.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    segments.append(Segment(points: points, length: length))
    self.length += length
  }

  /// - Parameters:
  ///   - times: the times at which the segments begin, and at which the last ends. If their number does not fit, all segments take
  ///     the same time.
  ///   - curves: the pace of each segment.
  func step(at fraction: Double, _ times: [Double]?, _ curves: [TimingCurve]?) -> Step {
    let count = segments.count
    let even = (0...count).map { Double($0) / Double(count) }
    let times = times.flatMap { $0.count == count + 1 ? $0 : nil } ?? even
    let index = min(max((times.firstIndex { $0 > fraction } ?? count) - 1, 0), count - 1)
    let span = times[index + 1] - times[index]
    let share = min(max(span > 0 ? (fraction - times[index]) / span : 1, 0), 1)
    let curve = curves.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    return step(curve?.value(at: share) ?? share, in: index)
  }

  /// The point at a share of the path's length, and the direction there.
  func step(atLength fraction: Double) -> Step {
    var rest = min(max(fraction, 0), 1) * length
    for (index, segment) in segments.enumerated() {
      if rest <= segment.length || index == segments.count - 1 { return step(share(at: rest, of: segment), in: index) }
      rest -= segment.length
    }
    return step(1, in: segments.count - 1)
  }

  private func share(at length: Double, of segment: Segment) -> Double {
    guard segment.length > 0 else { return 1 }
    guard segment.points.count > 2 else { return min(length / segment.length, 1) }
    var (rest, last) = (length, segment.points[0])
    for index in 1...Self.samples {
      let next = Self.place(Double(index) / Double(Self.samples), segment.points)
      let step = Self.distance(last, next)
      if rest <= step { return (Double(index - 1) + (step > 0 ? rest / step : 1)) / Double(Self.samples) }
      (rest, last) = (rest - step, next)
    }
    return 1
  }

  private func step(_ share: Double, in index: Int) -> Step {
    let points = segments[index].points
    let near = min(max(share, 1e-4), 1 - 1e-4)
    let (before, after) = (Self.place(near - 1e-4, points), Self.place(near + 1e-4, points))
    return Step(point: Self.place(share, points), angle: Elementary.atan2(after.y - before.y, after.x - before.x))
  }

  /// The point at a share of a curve, by de Casteljau's algorithm.
  private static func place(_ share: Double, _ points: [Point]) -> Point {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map {
        Point(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share)
      }
    }
    return points[0]
  }

  private static func distance(_ a: Point, _ b: Point) -> Double { Elementary.hypot(b.x - a.x, b.y - a.y) }
}
