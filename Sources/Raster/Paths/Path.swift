/// Lines and curves of one or more outlines, in a shape's own units.
///
/// An outline begins with a move, or where the last one was closed; to fill it, it is closed. A path that has a coordinate which
/// is not a number has no area. What is drawn before the first move begins at (0, 0).
public struct Path: Sendable, Hashable {
  /// One step of the pen.
  public enum Element: Sendable, Hashable {
    /// Begins an outline at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic Bézier curve to a point.
    case quad(Point, control: Point)
    /// A cubic Bézier curve to a point.
    case cubic(Point, control1: Point, control2: Point)
    /// A straight line back to where the outline began, which ends there.
    case close
  }

  /// The steps in their order.
  public private(set) var elements: [Element]

  /// The path of these steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there is no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins an outline at a point.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Adds a quadratic Bézier curve.
  public mutating func quad(to point: Point, control: Point) { elements.append(.quad(point, control: control)) }

  /// Adds a cubic Bézier curve.
  public mutating func cubic(to point: Point, control1: Point, control2: Point) {
    elements.append(.cubic(point, control1: control1, control2: control2))
  }

  /// Ends the outline by a line to where it began.
  public mutating func close() { elements.append(.close) }

  /// Adds the steps of another path.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// A closed outline.
  public init(polygon points: [Point]) {
    self.init(points.isEmpty ? [] : [.move(points[0])] + points.dropFirst().map(Element.line) + [.close])
  }

  /// The outline of a rectangle, clockwise from the top left.
  public init(_ rect: Rect) {
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    self.init(polygon: [
      Point(x: rect.x, y: rect.y), Point(x: right, y: rect.y), Point(x: right, y: bottom), Point(x: rect.x, y: bottom),
    ])
  }

  /// The path with every point mapped.
  public func transformed(by transform: Affine) -> Path {
    Path(elements.map { $0.mapped(transform.callAsFunction) })
  }
}

extension Path.Element {
  /// The control points of the element, then its end.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .cubic(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  func mapped(_ body: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let point): .move(body(point))
    case .line(let point): .line(body(point))
    case .quad(let point, let control): .quad(body(point), control: body(control))
    case .cubic(let point, let one, let other): .cubic(body(point), control1: body(one), control2: body(other))
    case .close: .close
    }
  }
}

/// Which parts of the plane a path encloses, by how often its outlines run round them.
public enum FillRule: Sendable, Hashable {
  /// Where the turns to the right and to the left do not cancel each other.
  case nonZero
  /// Where the number of turns is odd.
  case evenOdd
}
