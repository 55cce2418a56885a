/// A two-dimensional affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// y points down, so a positive angle turns clockwise on screen. `p.concatenating(q)` maps by `p` first, then by `q`.
@frozen
public struct Affine: Sendable, Hashable {
  /// How far x′ goes with x.
  public var a: Double
  /// How far y′ goes with x.
  public var b: Double
  /// How far x′ goes with y.
  public var c: Double
  /// How far y′ goes with y.
  public var d: Double
  /// The x′ of the origin.
  public var tx: Double
  /// The y′ of the origin.
  public var ty: Double

  /// The map with these entries.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves every point where it is.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that moves every point by the same way.
  @inlinable
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The map that multiplies distances from the origin along x and along y.
  @inlinable
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that applies this one first, then `next`.
  @inlinable
  public func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Whether the map is finite and can be inverted.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && (1 / determinant).isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether the map leaves upright rectangles upright, without a quarter turn.
  var isUpright: Bool { b == 0 && c == 0 }

  /// Nil where the map flattens the plane or is not finite.
  public var inverted: Affine? {
    guard isInvertible else { return nil }
    let determinant = a * d - b * c
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Where the map takes a point.
  @inlinable
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
