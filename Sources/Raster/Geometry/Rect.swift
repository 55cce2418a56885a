/// A point in pixels or in a shape's own units; y points down.
@frozen
public struct Point: Sendable, Hashable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// The point at these distances.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// An axis-aligned rectangle. One without positive width and height, or with a NaN, covers nothing.
@frozen
public struct Rect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The distance from the left edge to the right one.
  public var width: Double
  /// The distance from the upper edge to the lower one.
  public var height: Double

  /// The rectangle of this corner and size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rect {
  /// A tolerance: far too small to be seen, and far above the rounding error of a few multiplications.
  private static let hair = 1e-6

  package func covers(_ other: Rect) -> Bool {
    x - Self.hair <= other.x && y - Self.hair <= other.y && other.x + other.width <= x + width + Self.hair
      && other.y + other.height <= y + height + Self.hair
  }

  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  func moved(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// The rectangle, larger by a margin on each side.
  func grown(by margin: Double) -> Rect {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The box around the mapped corners.
  func mapped(by map: Affine) -> Rect {
    guard map.isUpright else {
      let (right, bottom) = (x + width, y + height)
      return Rect(
        around: map(Point(x: x, y: y)), map(Point(x: right, y: y)), map(Point(x: x, y: bottom)), map(Point(x: right, y: bottom)))
    }
    let (left, right) = (map.a * x + map.tx, map.a * (x + width) + map.tx)
    let (top, bottom) = (map.d * y + map.ty, map.d * (y + height) + map.ty)
    return Rect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
  }

  var corners: [Point] {
    [(x, y), (x + width, y), (x, y + height), (x + width, y + height)].map { Point(x: $0.0, y: $0.1) }
  }

  /// The box around some points, of which there is at least one.
  init(around points: [Point]) {
    self = points.dropFirst().reduce(into: Bounds(points[0])) { $0.take($1) }.rect
  }

  /// The box around four points. Nothing is allocated: a frame may ask for the boxes of thousands of turned rectangles.
  private init(around first: Point, _ second: Point, _ third: Point, _ fourth: Point) {
    var bounds = Bounds(first)
    bounds.take(second)
    bounds.take(third)
    bounds.take(fourth)
    self = bounds.rect
  }
}

/// The box around some points, of which there is at least one.
struct Bounds {
  private var low: Point
  private var high: Point

  init(_ point: Point) {
    (low, high) = (point, point)
  }

  mutating func take(_ point: Point) {
    if point.x < low.x { low.x = point.x }
    if point.y < low.y { low.y = point.y }
    if high.x < point.x { high.x = point.x }
    if high.y < point.y { high.y = point.y }
  }

  var rect: Rect { Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) }
}

extension Bounds? {
  mutating func take(_ point: Point) {
    if self?.take(point) == nil { self = Bounds(point) }
  }
}

/// The radii of a rectangle's corners: above half the shorter side each counts as that half, below 0 (or NaN) as 0.
@frozen
public struct CornerRadii: Sendable, Hashable {
  /// The radius of the corner at the top left.
  public var topLeft: Double
  /// The radius of the corner at the top right.
  public var topRight: Double
  /// The radius of the corner at the bottom right.
  public var bottomRight: Double
  /// The radius of the corner at the bottom left.
  public var bottomLeft: Double

  /// Radii corner by corner; those left out are 0.
  @inlinable
  public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  @inlinable
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  func map(_ body: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: body(topLeft), topRight: body(topRight), bottomRight: body(bottomRight), bottomLeft: body(bottomLeft))
  }
}
