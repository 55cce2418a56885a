/// A chain of chords, none of length 0. Each point is known to be a corner or to lie on a smooth curve.
struct Polyline {
  private(set) var points: [Point]
  /// Whether the path runs smoothly through each point, or has a corner there.
  private(set) var isSmooth: [Bool]
  private(set) var isClosed: Bool

  init(_ contour: Path.Contour, tolerance: Double) {
    points = [contour.start]
    isSmooth = [false]
    isClosed = contour.isClosed
    for curve in contour.curves {
      let steps = curve.steps(tolerance: tolerance)
      for step in 1..<max(steps, 1) { append(curve(Double(step) / Double(steps)), smooth: true) }
      append(curve.end, smooth: false)
    }
    if isClosed, points.count > 1, points.last == points.first {
      points.removeLast()
      isSmooth.removeLast()
    }
    if points.count < 3 { isClosed = isClosed && points.count == 2 }
  }

  private mutating func append(_ point: Point, smooth: Bool) {
    if point == points.last {
      isSmooth[isSmooth.count - 1] = isSmooth[isSmooth.count - 1] && smooth
    } else {
      points.append(point)
      isSmooth.append(smooth)
    }
  }

  /// How many chords there are.
  var count: Int { isClosed ? points.count : points.count - 1 }

  func chord(_ index: Int) -> (start: Point, end: Point) {
    (points[index], points[index + 1 < points.count ? index + 1 : 0])
  }

  var length: Double {
    (0..<count).reduce(0) { $0 + chord($1).start.distance(to: chord($1).end) }
  }

  /// The part of the chain between two distances from its start.
  func part(_ start: Double, _ end: Double) -> Polyline {
    var part = self
    (part.points, part.isSmooth, part.isClosed) = ([], [], false)
    var before = 0.0
    for index in 0..<count {
      let (one, other) = chord(index)
      let length = one.distance(to: other)
      let after = before + length
      if after >= start, before <= end {
        if part.points.isEmpty { part.add(one.mixed(max(start - before, 0) / length, other), smooth: false) }
        let isLast = after >= end
        let stop = isLast ? one.mixed(min((end - before) / length, 1), other) : other
        part.add(stop, smooth: !isLast && isSmooth[index + 1 < points.count ? index + 1 : 0])
        if isLast { break }
      }
      before = after
    }
    return part
  }

  private mutating func add(_ point: Point, smooth: Bool) {
    if points.isEmpty { (points, isSmooth) = ([point], [smooth]) } else { append(point, smooth: smooth) }
  }
}
