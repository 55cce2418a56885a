/// A projective map of space in the layout of CATransform3D: row vectors, translation in m41, m42, m43, perspective in m34.
@frozen public struct Matrix4: Sendable, Hashable {
  /// The first row: what x gives to each coordinate.
  public var m11, m12, m13, m14: Double
  /// The second row: what y gives to each coordinate.
  public var m21, m22, m23, m24: Double
  /// The third row: what z gives to each coordinate.
  public var m31, m32, m33, m34: Double
  /// The fourth row: what is added to each coordinate.
  public var m41, m42, m43, m44: Double

  /// The matrix with these entries, row by row.
  @inlinable public init(
    m11: Double, m12: Double, m13: Double, m14: Double,
    m21: Double, m22: Double, m23: Double, m24: Double,
    m31: Double, m32: Double, m33: Double, m34: Double,
    m41: Double, m42: Double, m43: Double, m44: Double
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// A matrix with these rows.
  public init(rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    let (x, y, z, w) = rows
    self.init(
      m11: x.x, m12: x.y, m13: x.z, m14: x.w, m21: y.x, m22: y.y, m23: y.z, m24: y.w,
      m31: z.x, m32: z.y, m33: z.z, m34: z.w, m41: w.x, m42: w.y, m43: w.z, m44: w.w)
  }

  /// The affine map of the plane, with z left alone.
  public init(_ affine: AffineMatrix) {
    self.init(
      m11: affine.a, m12: affine.b, m13: 0, m14: 0, m21: affine.c, m22: affine.d, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0, m41: affine.tx, m42: affine.ty, m43: 0, m44: 1)
  }

  /// The map that leaves every point where it is.
  public static let identity = Matrix4(.identity)

  /// The map that moves every point by the same way.
  public static func translation(_ x: Double, _ y: Double, _ z: Double) -> Self {
    var matrix = identity
    (matrix.m41, matrix.m42, matrix.m43) = (x, y, z)
    return matrix
  }

  /// The map that multiplies distances from the origin along x, y and z.
  public static func scale(_ x: Double, _ y: Double, _ z: Double) -> Self {
    var matrix = identity
    (matrix.m11, matrix.m22, matrix.m33) = (x, y, z)
    return matrix
  }

  /// A turn in radians about an axis of any length through the origin; the identity for an axis of length 0.
  ///
  /// About z it turns as `AffineMatrix.rotation`, bit for bit.
  public static func rotation(_ angle: Double, about x: Double, _ y: Double, _ z: Double) -> Self {
    let length = Elementary.hypot(Elementary.hypot(x, y), z)
    guard length > 0, length.isFinite else { return identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (Elementary.sin(angle), Elementary.cos(angle))
    let rest = 1 - cosine
    return Self(
      m11: cosine + rest * x * x, m12: rest * x * y + sine * z, m13: rest * x * z - sine * y, m14: 0,
      m21: rest * x * y - sine * z, m22: cosine + rest * y * y, m23: rest * y * z + sine * x, m24: 0,
      m31: rest * x * z + sine * y, m32: rest * y * z - sine * x, m33: x == 0 && y == 0 ? 1 : cosine + rest * z * z, m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)
  }

  /// The four rows as vectors.
  public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    (
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44)
    )
  }

  /// This map as one of the plane; nil if it reaches into z or has perspective.
  public var affine: AffineMatrix? {
    guard m13 == 0, m14 == 0, m23 == 0, m24 == 0, m31 == 0, m32 == 0, m33 == 1, m34 == 0, m43 == 0, m44 == 1 else {
      return nil
    }
    return AffineMatrix(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// The map that applies this one first, then the other.
  public func concatenating(_ other: Self) -> Self {
    let (x, y, z, w) = rows
    return Self(rows: (other.applied(to: x), other.applied(to: y), other.applied(to: z), other.applied(to: w)))
  }

  /// Where the map takes the homogeneous row vector.
  public func applied(to v: SIMD4<Double>) -> SIMD4<Double> {
    let (x, y, z, w) = rows
    return x * v.x + y * v.y + z * v.z + w * v.w
  }
}
