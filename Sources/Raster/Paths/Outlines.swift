extension Path {
  /// One outline as its curves, a line back to its start included where it is closed.
  struct Contour {
    var start: Point
    var curves: [Curve] = []
    var isClosed = false
  }

  var contours: [Contour] {
    var contours: [Contour] = []
    var current = Contour(start: Point(x: 0, y: 0))
    var here = current.start
    /// Whether the current outline has been begun, by a move or by drawing.
    var isOpen = false
    for element in elements {
      switch element {
      case .move(let point):
        if isOpen { contours.append(current) }
        (current, here, isOpen) = (Contour(start: point), point, true)
      case .close:
        guard isOpen else { continue }
        if here != current.start { current.curves.append(Curve(from: here, to: current.start)) }
        current.isClosed = true
        contours.append(current)
        (current, here, isOpen) = (Contour(start: current.start), current.start, false)
      default:
        guard let curve = Curve(from: here, element) else { continue }
        current.curves.append(curve)
        (here, isOpen) = (curve.end, true)
      }
    }
    if isOpen { contours.append(current) }
    return contours
  }

  /// The corners of each outline, with chords in place of curves; the first corner is not repeated at the end.
  func polygons(tolerance: Double) -> [[Point]] {
    contours.map { contour in
      var points = [contour.start]
      for curve in contour.curves {
        let steps = curve.steps(tolerance: tolerance)
        for step in 1..<max(steps, 1) { points.append(curve(Double(step) / Double(steps))) }
        points.append(curve.end)
      }
      if points.count > 1, points.first == points.last { points.removeLast() }
      return points
    }
  }

  /// The smallest rectangle round all that is drawn; of a path without a point all zero.
  public var bounds: Rect {
    var bounds: Bounds?
    for contour in contours {
      bounds.take(contour.start)
      for curve in contour.curves { curve.forEachExtreme { bounds.take($0) } }
    }
    return bounds?.rect ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The extent of all points, control points among them.
  var controlExtent: Extent { Extent(elements.flatMap(\.points)) }

  /// Whether a point is enclosed, curves taken to within 1/1,000 of a unit.
  public func contains(_ point: Point, _ rule: FillRule = .nonZero) -> Bool {
    var winding = 0
    for polygon in polygons(tolerance: 0.001) {
      for (index, end) in polygon.enumerated() {
        winding += Self.turn(from: polygon[index == 0 ? polygon.count - 1 : index - 1], to: end, about: point)
      }
    }
    return rule.encloses(winding)
  }

  /// How much an edge adds to the winding number about a point: 1 or −1 if it crosses the ray from the point to the left, else 0.
  private static func turn(from start: Point, to end: Point, about point: Point) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) * (end.x - start.x) / (end.y - start.y)
    guard x <= point.x else { return 0 }
    return start.y < end.y ? 1 : -1
  }
}

extension FillRule {
  func encloses(_ winding: Int) -> Bool {
    self == .nonZero ? winding != 0 : winding % 2 != 0
  }
}
