/// A shape's corners in device pixels, outline by outline.
///
/// Corners lie on a grid of 1/65,536 pixel and no further than 2^30 pixels from the origin: sums and products of axis-aligned
/// edges are exact from here on. A shape has no outline if one of its numbers or of its mapped corners is NaN, or if its width or
/// height is not positive. Chords stray at most 1/512 pixel from circles, and 1/256 from other curves.
struct Outline {
  let contours: [[Point]]
  /// The fill rule of a path; nil for other shapes, because their outlines do not cross and their holes run the other way round.
  let rule: FillRule?

  /// - Returns: nil where the shape covers nothing.
  init?(_ shape: Picture.Shape, _ mapping: Mapping) {
    guard let local = Self.local(shape, mapping) else { return nil }
    var contours: [[Point]] = []
    for polygon in local {
      guard let points = Self.onGrid(mapping(polygon)) else { return nil }
      if !points.isEmpty { contours.append(points) }
    }
    guard !contours.isEmpty else { return nil }
    self.contours = contours
    switch shape {
    case .path(_, let fillRule): rule = fillRule
    case .glyphs: rule = .nonZero
    case .rect, .roundedRect, .border: rule = nil
    }
  }

  private static func local(_ shape: Picture.Shape, _ mapping: Mapping) -> [[Point]]? {
    switch shape {
    case .rect(let rect): Sides(rect).map { [$0.corners] }
    case .roundedRect(let rect, let radii):
      Sides(rect).map { [$0.rounded(radii, scale: mapping.longestStretch($0.corners))] }
    case .border(let rect, let radii, let width):
      Sides(rect).flatMap { $0.border(radii, width, scale: mapping.longestStretch($0.corners)) }
    case .path(let path, _): polygons(path, mapping)
    case .glyphs(let run): polygons(run.path, mapping)
    }
  }

  private static func polygons(_ path: Path, _ mapping: Mapping) -> [[Point]]? {
    let points = path.elements.flatMap(\.points)
    guard points.allSatisfy({ !$0.x.isNaN && !$0.y.isNaN }) else { return nil }
    let stretch = mapping.longestStretch(points)
    return path.polygons(tolerance: stretch > 0 ? 1 / 256 / stretch : .infinity).map { polygon in
      polygon.map { Point(x: Sides.bounded($0.x), y: Sides.bounded($0.y)) }
    }
  }

  /// The extent of all corners.
  var extent: Extent {
    var extent = Extent()
    for points in contours { for point in points { extent.add(point) } }
    return extent
  }

  /// Whether this is one rectangle with its sides parallel to the axes.
  var isBox: Bool {
    guard rule == nil, contours.count == 1, contours[0].count == 4 else { return false }
    let (p, q, r, s) = (contours[0][0], contours[0][1], contours[0][2], contours[0][3])
    return p.x == q.x && r.x == s.x && q.y == r.y && s.y == p.y
      || p.y == q.y && r.y == s.y && q.x == r.x && s.x == p.x
  }

  /// The device pixels that a shape may touch; empty where it covers nothing.
  static func bounds(_ shape: Picture.Shape, _ mapping: Mapping) -> Region {
    let corners: [Point]? =
      switch shape {
      case .rect(let rect), .roundedRect(let rect, _), .border(let rect, _, _): Sides(rect)?.corners
      case .path(let path, _): Sides(path.controlExtent).corners
      case .glyphs(let run): Sides(run.bounds)?.corners
      }
    guard let corners, let points = onGrid(mapping(corners)) else { return .empty }
    return Extent(points).region.expanded(by: shape.play > 0 ? 1 : 0)
  }

  private static func onGrid(_ points: [Point]) -> [Point]? {
    var placed: [Point] = []
    placed.reserveCapacity(points.count)
    for point in points {
      guard !point.x.isNaN, !point.y.isNaN else { return nil }
      placed.append(Point(x: onGrid(point.x), y: onGrid(point.y)))
    }
    return placed
  }

  @inline(__always)
  static func onGrid(_ coordinate: Double) -> Double {
    let limit = Double(1 << 30)
    guard abs(coordinate) < limit else { return min(max(coordinate, -limit), limit) }
    // The same as `rounded()`, without a function call.
    let steps = coordinate * 65_536
    let whole = Double(Int(steps))
    let rest = steps - whole
    return (rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole) / 65_536
  }
}

/// The smallest axis-aligned rectangle round some points.
struct Extent {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity

  init() {}

  init(_ points: some Sequence<Point>) {
    for point in points { add(point) }
  }

  fileprivate mutating func add(_ point: Point) {
    minX = point.x < minX ? point.x : minX
    maxX = point.x > maxX ? point.x : maxX
    minY = point.y < minY ? point.y : minY
    maxY = point.y > maxY ? point.y : maxY
  }

  /// The pixels that the rectangle touches; none without a point.
  var region: Region {
    guard minX <= maxX, minY <= maxY else { return .empty }
    return Region(
      minX: Int(minX.rounded(.down)), minY: Int(minY.rounded(.down)), maxX: Int(maxX.rounded(.up)),
      maxY: Int(maxY.rounded(.up)))
  }
}
