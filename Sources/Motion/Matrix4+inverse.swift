extension Matrix4 {
  /// The inverse map; nil if the determinant is 0 or not finite.
  ///
  /// An affine matrix of the plane is inverted by `AffineMatrix`.
  public var inverted: Self? {
    if let affine { return affine.inverted.map { Matrix4($0) } }
    let (upper, lower) = (upperMinors, lowerMinors)
    let determinant = Self.determinant(upper, lower)
    guard determinant != 0, determinant.isFinite else { return nil }
    return adjugate(upper, lower, dividedBy: determinant)
  }

  /// By how much volumes grow, for a map without perspective; 0 if there is no inverse.
  public var determinant: Double { Self.determinant(upperMinors, lowerMinors) }

  /// The 2×2 minors of two rows, for the column pairs 12, 13, 14, 23, 24, 34.
  private typealias Minors = (Double, Double, Double, Double, Double, Double)

  private var upperMinors: Minors {
    (
      m11 * m22 - m12 * m21, m11 * m23 - m13 * m21, m11 * m24 - m14 * m21,
      m12 * m23 - m13 * m22, m12 * m24 - m14 * m22, m13 * m24 - m14 * m23
    )
  }

  private var lowerMinors: Minors {
    (
      m31 * m42 - m32 * m41, m31 * m43 - m33 * m41, m31 * m44 - m34 * m41,
      m32 * m43 - m33 * m42, m32 * m44 - m34 * m42, m33 * m44 - m34 * m43
    )
  }

  /// The determinant, by Laplace's expansion along two rows.
  private static func determinant(_ u: Minors, _ l: Minors) -> Double {
    let outer = u.0 * l.5 + u.5 * l.0
    let inner = u.2 * l.3 + u.3 * l.2
    return outer + inner - (u.1 * l.4 + u.4 * l.1)
  }

  private func adjugate(_ u: Minors, _ l: Minors, dividedBy determinant: Double) -> Self {
    let x = SIMD4(
      m22 * l.5 - m23 * l.4 + m24 * l.3, m13 * l.4 - m12 * l.5 - m14 * l.3,
      m42 * u.5 - m43 * u.4 + m44 * u.3, m33 * u.4 - m32 * u.5 - m34 * u.3)
    let y = SIMD4(
      m23 * l.2 - m21 * l.5 - m24 * l.1, m11 * l.5 - m13 * l.2 + m14 * l.1,
      m43 * u.2 - m41 * u.5 - m44 * u.1, m31 * u.5 - m33 * u.2 + m34 * u.1)
    let z = SIMD4(
      m21 * l.4 - m22 * l.2 + m24 * l.0, m12 * l.2 - m11 * l.4 - m14 * l.0,
      m41 * u.4 - m42 * u.2 + m44 * u.0, m32 * u.2 - m31 * u.4 - m34 * u.0)
    let w = SIMD4(
      m22 * l.1 - m21 * l.3 - m23 * l.0, m11 * l.3 - m12 * l.1 + m13 * l.0,
      m42 * u.1 - m41 * u.3 - m43 * u.0, m31 * u.3 - m32 * u.1 + m33 * u.0)
    return Self(rows: (x / determinant, y / determinant, z / determinant, w / determinant))
  }
}
