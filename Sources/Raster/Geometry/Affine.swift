/// A two-dimensional affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// y points down, so a positive angle turns clockwise on screen. `p.concatenating(q)` maps by `p` first, then by `q`.
@frozen
public struct Affine: Sendable, Hashable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  @inlinable
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  @inlinable
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

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

  @inlinable
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
