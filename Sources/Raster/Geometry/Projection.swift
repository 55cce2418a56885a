/// A perspective map of the plane: x′ = (a·x + c·y + tx) / w and y′ = (b·x + d·y + ty) / w, where w = px·x + py·y + pw.
///
/// What lies at w ≤ 1/65,536 is behind the eye and not seen. A matrix that leaves the plane z = 0 for a screen is
/// `Projection(numerator: Affine(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42), px: m14, py: m24, pw: m44)`.
@frozen
public struct Projection: Sendable, Hashable {
  /// The map before the division by w.
  public var numerator: Affine
  /// How fast w grows with x.
  public var px: Double
  /// How fast w grows with y.
  public var py: Double
  /// The w of the origin.
  public var pw: Double

  /// The map with these numbers.
  @inlinable
  public init(numerator: Affine, px: Double, py: Double, pw: Double = 1) {
    self.numerator = numerator
    self.px = px
    self.py = py
    self.pw = pw
  }

  /// An affine map, which has no perspective.
  @inlinable
  public init(_ affine: Affine) {
    self.init(numerator: affine, px: 0, py: 0)
  }

  static let nearest = 1.0 / 65_536

  /// The depth at which a point is seen: 1 in the plane of the screen, less nearer to the eye.
  @inlinable
  public func depth(_ point: Point) -> Double {
    px * point.x + py * point.y + pw
  }

  /// Nil for a point behind the eye.
  public func callAsFunction(_ point: Point) -> Point? {
    let (w, there) = (depth(point), numerator(point))
    return w > Self.nearest ? Point(x: there.x / w, y: there.y / w) : nil
  }

  /// Maps by this first, then by `next`.
  public func concatenating(_ next: Projection) -> Projection {
    let (m, n) = (numerator, next.numerator)
    return Projection(
      numerator: Affine(
        a: n.a * m.a + n.c * m.b + n.tx * px, b: n.b * m.a + n.d * m.b + n.ty * px,
        c: n.a * m.c + n.c * m.d + n.tx * py, d: n.b * m.c + n.d * m.d + n.ty * py,
        tx: n.a * m.tx + n.c * m.ty + n.tx * pw, ty: n.b * m.tx + n.d * m.ty + n.ty * pw),
      px: next.px * m.a + next.py * m.b + next.pw * px, py: next.px * m.c + next.py * m.d + next.pw * py,
      pw: next.px * m.tx + next.py * m.ty + next.pw * pw)
  }

  /// Nil where the map flattens the plane or is not finite. The inverse's w is positive where a point before the eye is seen.
  public var inverted: Projection? {
    let m = numerator
    let minors = (x: m.d * pw - m.ty * py, y: m.b * pw - m.ty * px, w: m.b * py - m.d * px)
    let determinant = m.a * minors.x - m.c * minors.y + m.tx * minors.w
    let scale = 1 / determinant
    guard determinant != 0, scale.isFinite else { return nil }
    let inverse = Projection(
      numerator: Affine(
        a: minors.x * scale, b: -minors.y * scale, c: (m.tx * py - m.c * pw) * scale, d: (m.a * pw - m.tx * px) * scale,
        tx: (m.c * m.ty - m.tx * m.d) * scale, ty: (m.tx * m.b - m.a * m.ty) * scale),
      px: minors.w * scale, py: (m.c * px - m.a * py) * scale, pw: (m.a * m.d - m.c * m.b) * scale)
    return inverse.isFinite ? inverse : nil
  }

  private var isFinite: Bool {
    let m = numerator
    return [m.a, m.b, m.c, m.d, m.tx, m.ty, px, py, pw].allSatisfy(\.isFinite)
  }
}
