internal import Motion
package import Raster

// Outlines as Core Graphics draws them: clockwise on screen, made of lines and cubic curves.

extension Path {
  /// How far the control points of a quarter circle lie from its ends, in radii.
  private static let quarter = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// An ellipse in four quarters, which begins at the right.
  package init(ellipseIn rect: Rect) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    let center = Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * Double(radii.width), y: center.y + y * Double(radii.height))
    }
    let k = Self.quarter
    self.init([
      .move(point(1, 0)),
      .cubic(point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .cubic(point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .cubic(point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .cubic(point(1, 0), control1: point(k, -1), control2: point(1, -k)),
      .close,
    ])
  }

  /// A rectangle that begins where its top left corner ends. A corner that is not rounded is a curve without length, so that paths
  /// with other corners have the same elements.
  package init(roundedRect rect: Rect, _ corners: CACornerMask, _ radii: CGSize) {
    let limit = (x: rect.width / 2, y: rect.height / 2)
    func radius(_ corner: CACornerMask) -> (x: Double, y: Double) {
      guard corners.contains(corner), radii.width > 0, radii.height > 0 else { return (0, 0) }
      return (min(Double(radii.width), limit.x), min(Double(radii.height), limit.y))
    }
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    self.init()
    move(to: Point(x: rect.x + radius(.layerMinXMinYCorner).x, y: rect.y))
    corner(Point(x: right, y: rect.y), radius(.layerMaxXMinYCorner), in: (1, 0), out: (0, 1))
    corner(Point(x: right, y: bottom), radius(.layerMaxXMaxYCorner), in: (0, 1), out: (-1, 0))
    corner(Point(x: rect.x, y: bottom), radius(.layerMinXMaxYCorner), in: (-1, 0), out: (0, -1))
    corner(Point(x: rect.x, y: rect.y), radius(.layerMinXMinYCorner), in: (0, -1), out: (1, 0))
    close()
  }

  /// Adds a line to where a corner begins, and the curve round it.
  private mutating func corner(
    _ point: Point, _ radius: (x: Double, y: Double), in way: (x: Double, y: Double), out: (x: Double, y: Double)
  ) {
    func before(_ share: Double) -> Point {
      Point(x: point.x - way.x * radius.x * share, y: point.y - way.y * radius.y * share)
    }
    func after(_ share: Double) -> Point {
      Point(x: point.x + out.x * radius.x * share, y: point.y + out.y * radius.y * share)
    }
    line(to: before(1))
    cubic(to: after(1), control1: before(1 - Self.quarter), control2: after(1 - Self.quarter))
  }

  /// Adds an arc round a centre, and a line to where it begins unless the path is empty. More than one turn counts as one.
  package mutating func arc(around center: Point, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, growing: Bool) {
    let sweep = Self.sweep(from: Double(start), to: Double(end), growing: growing)
    guard sweep.isFinite, radius.isFinite else { return }
    func point(_ angle: Double, _ reach: Double) -> Point {
      let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
      return Point(
        x: center.x + Double(radius) * (cosine - reach * sine), y: center.y + Double(radius) * (sine + reach * cosine))
    }
    let count = max(Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * Elementary.tan(step / 4)
    if isEmpty { move(to: point(Double(start), 0)) } else { line(to: point(Double(start), 0)) }
    for index in 0..<count {
      let (from, to) = (Double(start) + Double(index) * step, Double(start) + Double(index + 1) * step)
      cubic(to: point(to, 0), control1: point(from, reach), control2: point(to, -reach))
    }
  }

  private static func sweep(from start: Double, to end: Double, growing: Bool) -> Double {
    let whole = 2 * Double.pi
    let way = growing ? end - start : start - end
    guard way.isFinite else { return .nan }
    let turned = way >= whole ? whole : way - (way / whole).rounded(.down) * whole
    return growing ? turned : -turned
  }

  /// The path without its first move: a line goes on to there.
  var joined: Path {
    guard case .move(let point)? = elements.first else { return self }
    return Path([.line(point)] + elements.dropFirst())
  }

  package func applying(_ transform: CGAffineTransform?) -> Path {
    transform.map { $0.isIdentity ? self : transformed(by: $0.affine) } ?? self
  }
}

extension Point {
  package init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension CGPoint {
  package init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
