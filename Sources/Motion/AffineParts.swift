// Goals, in order: (1) the turns that were measured on devices: 270° goes the short way, 360° not at all, ±180° by the bits
// of sin π; (2) a map without a turn gets none, not even a rounding error; (3) matrix back from its parts to within a few ulps.
// Source: W3C, "CSS Transforms Level 1", "Interpolation of 2D matrices".
// Deviation: none in what is computed; the turns are degrees for the sake of goal 1, for 180 and 360 are exact in them.

/// A regular affine map taken apart: scale first, then turn, then shear, then translation.
struct AffineParts {
  var translation: SIMD2<Double>
  var scale: SIMD2<Double>
  /// In degrees.
  var angle: Double
  /// The rest of the map, row by row: (1, 0, 0, 1) unless it is skewed.
  var shear: SIMD4<Double>

  /// The parts of a map; nil if it is singular or not finite.
  init?(_ matrix: AffineMatrix) {
    let determinant = matrix.determinant
    guard determinant != 0, determinant.isFinite, matrix.tx.isFinite, matrix.ty.isFinite else { return nil }
    translation = SIMD2(matrix.tx, matrix.ty)
    scale = SIMD2(Elementary.hypot(matrix.a, matrix.b), Elementary.hypot(matrix.c, matrix.d))
    if determinant < 0 {
      if matrix.a < matrix.d { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    let x = SIMD2(matrix.a / scale.x, matrix.b / scale.x)
    let y = SIMD2(matrix.c / scale.y, matrix.d / scale.y)
    angle = Elementary.atan2(x.y, x.x) * Self.degreesPerRadian
    let (first, second) = angle == 0 ? (x, y) : (x * x.x - y * x.y, x * x.y + y * x.x)
    shear = SIMD4(first.x, first.y, second.x, second.y)
  }

  /// The map made of the parts.
  var matrix: AffineMatrix {
    let (sine, cosine) = Self.direction(degrees: angle)
    let (first, second) = (shear.lowHalf, shear.highHalf)
    let x = (first * cosine + second * sine) * scale.x
    let y = (second * cosine - first * sine) * scale.y
    return AffineMatrix(a: x.x, b: x.y, c: y.x, d: y.y, tx: translation.x, ty: translation.y)
  }

  func interpolated(to end: Self, by fraction: Double) -> Self {
    let (first, last) = Self.aligned(self, end)
    var mixed = first
    mixed.translation = first.translation.interpolated(to: last.translation, by: fraction)
    mixed.scale = first.scale.interpolated(to: last.scale, by: fraction)
    mixed.angle = first.angle.interpolated(to: last.angle, by: fraction)
    mixed.shear = first.shear.interpolated(to: last.shear, by: fraction)
    return mixed
  }

  /// The parts of both maps, written so that interpolating them number by number takes the right way round.
  private static func aligned(_ first: Self, _ last: Self) -> (Self, Self) {
    var (first, last) = (first, last)
    if first.scale.x < 0 && last.scale.y < 0 || first.scale.y < 0 && last.scale.x < 0 {
      first.scale = -first.scale
      first.angle += first.angle < 0 ? 180 : -180
    }
    if first.angle == 0 { first.angle = 360 }
    if last.angle == 0 { last.angle = 360 }
    if (first.angle - last.angle).magnitude > 180 {
      if first.angle > last.angle { first.angle -= 360 } else { last.angle -= 360 }
    }
    return (first, last)
  }

  /// Sine and cosine; whole turns are taken off first, so that 360° is exactly no turn.
  private static func direction(degrees: Double) -> (sine: Double, cosine: Double) {
    let turn = degrees - 360 * (degrees / 360).rounded()
    let angle = turn / degreesPerRadian
    return (Elementary.sin(angle), Elementary.cos(angle))
  }

  private static let degreesPerRadian = 57.29577951308232
}
