internal import Raster

extension Path {
  /// The outline with its strokes wider by some units: each corner moves away from the inside by half of that.
  ///
  /// Corners and control points move along the line that halves their angle, at sharp corners no further than twice the amount.
  /// Which side is the inside is told by the sense in which the largest area runs.
  func widened(by amount: Double) -> Path {
    let contours = Contour.all(in: self)
    let area = contours.reduce(0) { $0 + $1.area }
    let shift = area < 0 ? -amount / 2 : amount / 2
    return contours.reduce(into: Path()) { $0.append($1.moved(by: shift)) }
  }
}

/// A closed outline as its points, control points among them.
private struct Contour {
  /// How many points each element has.
  var elements: [Int] = []
  var points: [Point] = []

  static func all(in path: Path) -> [Contour] {
    var contours: [Contour] = []
    for element in path.elements {
      switch element {
      case .move(let point): contours.append(Contour(points: [point]))
      case .line(let point): contours.add([point])
      case .quad(let end, let control): contours.add([control, end])
      case .cubic(let end, let one, let other): contours.add([one, other, end])
      case .close: break
      }
    }
    return contours
  }

  /// Twice the area inside of the points, positive where the outline runs clockwise on screen.
  var area: Double {
    guard var last = points.last else { return 0 }
    var area = 0.0
    for point in points {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    return area
  }

  func moved(by shift: Double) -> Path {
    let moved = points.indices.map { place($0, shift) }
    var (path, next) = (Path(), 1)
    if let first = moved.first { path.move(to: first) }
    for count in elements {
      switch count {
      case 1: path.line(to: moved[next])
      case 2: path.quad(to: moved[next + 1], control: moved[next])
      default: path.cubic(to: moved[next + 2], control1: moved[next], control2: moved[next + 1])
      }
      next += count
    }
    path.close()
    return path
  }

  private func place(_ index: Int, _ shift: Double) -> Point {
    let point = points[index]
    guard let before = direction(from: index, step: -1), let after = direction(from: index, step: 1) else { return point }
    // The outward normals of both sides, for an outline that runs clockwise with y down.
    let (one, other) = (Point(x: -before.y, y: before.x), Point(x: after.y, y: -after.x))
    let (x, y) = (one.x + other.x, one.y + other.y)
    let square = x * x + y * y
    guard square > 1e-9 else { return point }
    // A corner moves by shift / cos(half the angle); |one + other| is twice that cosine.
    let factor = min(2 / square, 2 / square.squareRoot())
    return Point(x: point.x + x * factor * shift, y: point.y + y * factor * shift)
  }

  /// The direction to the next point that lies elsewhere.
  private func direction(from index: Int, step: Int) -> Point? {
    let (point, count) = (points[index], points.count)
    for distance in 1..<max(count, 1) {
      let other = points[((index + step * distance) % count + count) % count]
      let (x, y) = (other.x - point.x, other.y - point.y)
      let length = (x * x + y * y).squareRoot()
      if length > 0 { return Point(x: x / length, y: y / length) }
    }
    return nil
  }
}

extension [Contour] {
  fileprivate mutating func add(_ points: [Point]) {
    if isEmpty { append(Contour(points: [Point(x: 0, y: 0)])) }
    self[count - 1].elements.append(points.count)
    self[count - 1].points += points
  }
}
