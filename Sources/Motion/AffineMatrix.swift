/// An affine map of the plane in the layout of CGAffineTransform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// With y down a positive angle turns clockwise.
@frozen public struct AffineMatrix: Sendable, Hashable {
  /// The entries, named as in the equations above.
  public var a, b, c, d, tx, ty: Double

  /// The map with these entries.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves every point where it is.
  public static let identity = AffineMatrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that moves every point by the same way.
  public static func translation(_ x: Double, _ y: Double) -> Self { Self(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// The map that multiplies distances from the origin along x and along y.
  public static func scale(_ x: Double, _ y: Double) -> Self { Self(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// A turn about the origin by an angle in radians; no entry is rounded to 0, so a half turn keeps its direction.
  public static func rotation(_ angle: Double) -> Self {
    let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
    return Self(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// By how much areas grow; negative if the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// The map that applies this one first, then the other.
  public func concatenating(_ other: Self) -> Self {
    Self(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The inverse map; nil if the determinant is 0 or not finite.
  public var inverted: Self? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return Self(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension AffineMatrix: Interpolatable {
  /// Interpolates translation, scale, angle and shear by themselves, or the entries one by one if either map is singular.
  public func interpolated(to end: Self, by fraction: Double) -> Self {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    guard let first = AffineParts(self), let last = AffineParts(end) else {
      return mixed(with: end, by: fraction)
    }
    return first.interpolated(to: last, by: fraction).matrix
  }

  /// The root of the sum of the squared differences of the entries.
  public func distance(to other: Self) -> Double {
    let linear = SIMD4(a, b, c, d).distance(to: SIMD4(other.a, other.b, other.c, other.d))
    return Elementary.hypot(linear, SIMD2(tx, ty).distance(to: SIMD2(other.tx, other.ty)))
  }

  /// This map followed by a share of the map that leads from `start` to `end`. If `start` is singular, a share of the entries'
  /// differences is added instead.
  public func advanced(by weight: Double, from start: Self, to end: Self) -> Self {
    if weight == 0 || start == end { return self }
    if let back = start.inverted {
      return concatenating(back).concatenating(start.interpolated(to: end, by: weight))
    }
    let step = start.mixed(with: end, by: weight)
    return Self(
      a: a + (step.a - start.a), b: b + (step.b - start.b), c: c + (step.c - start.c), d: d + (step.d - start.d),
      tx: tx + (step.tx - start.tx), ty: ty + (step.ty - start.ty))
  }

  /// The map whose entries are interpolated one by one.
  private func mixed(with end: Self, by fraction: Double) -> Self {
    Self(
      a: a.interpolated(to: end.a, by: fraction), b: b.interpolated(to: end.b, by: fraction),
      c: c.interpolated(to: end.c, by: fraction), d: d.interpolated(to: end.d, by: fraction),
      tx: tx.interpolated(to: end.tx, by: fraction), ty: ty.interpolated(to: end.ty, by: fraction))
  }
}
