internal import Motion
internal import Raster

/// The order in which sibling layers in space are painted, from the farthest to the nearest.
///
/// Each sibling is a plane. Where two planes cross, one of them is cut along the line where they meet: its farther part is painted
/// before the other plane, its nearer part after it. Planes that coincide keep their order. All is computed after the perspective
/// projection, where planes are still planes and the eye looks straight down the z axis.
struct DepthOrder {
  /// A sibling, or the part of it that lies between cuts.
  struct Part {
    /// The sibling's index among all siblings.
    let index: Int
    fileprivate(set) var cuts: [Cut] = []
    /// The part's corners.
    fileprivate var outline: [SIMD3<Double>]
    fileprivate let plane: Plane
  }

  /// The half plane where a·x + b·y + c ≥ 0, in the parent's coordinates.
  struct Cut {
    let a, b, c: Double
  }

  /// The parts in the order of painting, the farthest first.
  private(set) var parts: [Part]

  /// - Parameter planes: each sibling's bounds and its matrix to the parent's space; nil for one that is not to be seen. Siblings
  ///   that reach behind the eye come last.
  init(_ planes: [(bounds: CGRect, matrix: Matrix4)?]) {
    var (facets, near): ([Part], [Part]) = ([], [])
    for (index, plane) in planes.enumerated() {
      guard let plane else { continue }
      let outline = plane.bounds.corners.compactMap { plane.matrix.place($0.x, $0.y) }
      guard outline.count == 4, let spanned = Plane(plane.matrix, at: plane.bounds.origin) else {
        near.append(Part(index: index, outline: [], plane: Plane(normal: SIMD3(0, 0, 1), offset: 0)))
        continue
      }
      facets.append(Part(index: index, outline: outline, plane: spanned))
    }
    parts = Self.mended(Self.sorted(facets)) + near
  }

  private static func sorted(_ parts: [Part]) -> [Part] {
    guard parts.count > 1 else { return parts }
    let (pivot, error) = (parts[0].plane, rounding * parts[0].reach)
    // The first part counts as lying in its own plane, whatever rounding says, so that each recursion has fewer parts.
    var (behind, within, before): ([Part], [Part], [Part]) = ([], [parts[0]], [])
    for part in parts.dropFirst() {
      let heights = part.outline.map(pivot.height)
      let (low, high) = (heights.min() ?? 0, heights.max() ?? 0)
      let touch = max(touch, error * part.reach)
      switch (low >= -touch, high <= touch) {
      case (true, true): within.append(part)
      case (false, true): behind.append(part)
      case (true, false): before.append(part)
      case (false, false):
        let (back, front) = part.split(by: pivot)
        behind.append(back)
        before.append(front)
      }
    }
    return sorted(behind) + within + sorted(before)
  }

  /// The distance up to which a point counts as lying in a plane, in points.
  private static let touch = 1e-3
  /// The rounding error of a height over planes of 1 × 1 points. For sides of a million points or more, the error exceeds `touch`.
  private static let rounding = 1e-15

  /// Joins the parts of a sibling again, where its first or last part is, if no sibling in between overlaps a part that moves.
  private static func mended(_ parts: [Part]) -> [Part] {
    var parts = parts
    for index in parts.filter({ !$0.cuts.isEmpty }).map({ Double($0.index) }).ascendingOnce.map({ Int($0) }) {
      let places = parts.indices.filter { parts[$0].index == index }
      guard let first = places.first, let last = places.last, first < last else { continue }
      let between = parts[first...last].filter { $0.index != index }
      let keepsLast = !places.dropLast().contains { place in between.contains { $0.overlaps(parts[place]) } }
      let keepsFirst = !places.dropFirst().contains { place in between.contains { $0.overlaps(parts[place]) } }
      guard keepsLast || keepsFirst else { continue }
      let kept = keepsLast ? last : first
      parts[kept].cuts = []
      parts[kept].outline = places.flatMap { parts[$0].outline }
      for place in places.reversed() where place != kept { parts.remove(at: place) }
    }
    return parts
  }
}

/// The plane of the points p with normal · p = offset; the normal has length 1 and points towards the viewer.
private struct Plane {
  var normal: SIMD3<Double>
  var offset: Double

  init(normal: SIMD3<Double>, offset: Double) {
    (self.normal, self.offset) = (normal, offset)
  }

  /// Nil for a plane that is seen edge on, or not at all.
  init?(_ matrix: Matrix4, at origin: CGPoint) {
    let (x, y) = (Double(origin.x), Double(origin.y))
    guard let here = matrix.place(x, y), let right = matrix.place(x + 1, y), let down = matrix.place(x, y + 1) else { return nil }
    let (p, q) = (right - here, down - here)
    let cross = SIMD3(p.y * q.z - p.z * q.y, p.z * q.x - p.x * q.z, p.x * q.y - p.y * q.x)
    let length = (cross * cross).sum().squareRoot() * (cross.z < 0 ? -1 : 1)
    guard length.isFinite, length != 0, cross.z.magnitude > 1e-9 * length.magnitude else { return nil }
    normal = cross / length
    offset = (normal * here).sum()
  }

  /// The height of a point over the plane, positive towards the viewer.
  func height(_ point: SIMD3<Double>) -> Double { (normal * point).sum() - offset }
}

extension DepthOrder.Part {
  /// The largest coordinate of the part's corners, by magnitude.
  fileprivate var reach: Double {
    outline.reduce(0) { max($0, $1.x.magnitude, $1.y.magnitude, $1.z.magnitude) }
  }

  /// Splits the part by a plane that crosses it, into the half behind that plane and the half in front of it.
  fileprivate func split(by other: Plane) -> (back: Self, front: Self) {
    let (n, own) = (other.normal, plane.normal)
    let cut = DepthOrder.Cut(
      a: n.x - n.z * own.x / own.z, b: n.y - n.z * own.y / own.z, c: n.z * plane.offset / own.z - other.offset)
    var (back, front) = (self, self)
    back.cuts.append(DepthOrder.Cut(a: -cut.a, b: -cut.b, c: -cut.c))
    front.cuts.append(cut)
    back.outline = outline.kept { -other.height($0) }
    front.outline = outline.kept(where: other.height)
    return (back, front)
  }

  /// Whether the two parts overlap on screen, whichever is in front: no edge of either one separates it from the other.
  fileprivate func overlaps(_ other: Self) -> Bool {
    !outline.isApart(from: other.outline) && !other.outline.isApart(from: outline)
  }
}

extension [SIMD3<Double>] {
  /// The part of a convex outline where the measure is not below 0.
  fileprivate func kept(where measure: (SIMD3<Double>) -> Double) -> Self {
    var kept: Self = []
    for (index, point) in enumerated() {
      let before = self[index == 0 ? count - 1 : index - 1]
      let (old, new) = (measure(before), measure(point))
      if (old < 0) != (new < 0) { kept.append(before + (point - before) * (old / (old - new))) }
      if new >= 0 { kept.append(point) }
    }
    return kept
  }

  /// Whether a line along one of this outline's edges, or parallel to it, separates the two outlines.
  fileprivate func isApart(from other: Self) -> Bool {
    enumerated().contains { index, end in
      let start = self[index == 0 ? count - 1 : index - 1]
      let (x, y) = (start.y - end.y, end.x - start.x)
      let side = { (point: SIMD3<Double>) in (point.x - start.x) * x + (point.y - start.y) * y }
      let own = map(side)
      let reach = (own.min() ?? 0, own.max() ?? 0)
      let others = other.map(side)
      let slack = 1e-6 * (x * x + y * y).squareRoot()
      return (others.max() ?? 0) <= reach.0 + slack || (others.min() ?? 0) >= reach.1 - slack
    }
  }
}

extension Matrix4 {
  /// The projected place of the point (x, y, 0), with its depth as z; nil behind the eye, and where the result is not finite.
  fileprivate func place(_ x: Double, _ y: Double) -> SIMD3<Double>? {
    let w = x * m14 + y * m24 + m44
    guard w > 1.0 / 65_536 else { return nil }
    let place = SIMD3(x * m11 + y * m21 + m41, x * m12 + y * m22 + m42, x * m13 + y * m23 + m43) / w
    return place.sum().isFinite ? place : nil
  }
}

extension CGRect {
  fileprivate var corners: [(x: Double, y: Double)] {
    [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map { (Double($0), Double($1)) }
  }
}

extension DepthOrder.Cut {
  /// The cut as a clip: the part of a large square that lies in the half plane.
  func clip(_ matrix: CGAffineTransform) -> Picture.Clip {
    let reach = 1e5
    let square = [SIMD3(-reach, -reach, 0), SIMD3(reach, -reach, 0), SIMD3(reach, reach, 0), SIMD3(-reach, reach, 0)]
    let kept = square.kept { a * $0.x + b * $0.y + c }
    return Picture.Clip(
      .path(Path(polygon: kept.map { Point(x: $0.x, y: $0.y) }), .nonZero), transform: matrix.affine)
  }
}
