// Goals, in order: (1) a card turning in space keeps its shape and its perspective on the way; (2) matrix back from its parts to
// within a few ulps; (3) the shorter of two ways round.
// Source: W3C, "CSS Transforms Level 2", "Interpolation of 3D matrices", which follows S. Thomas, "Decomposing a matrix into
// simple transformations", Graphics Gems II (1991). The quaternion comes from the largest diagonal term (S. W. Shepperd, 1978).
// Deviation: a pair of quaternions more than a half turn apart goes the short way, as measured for turns in the plane.

/// A regular map of space taken apart: scale first, then shear, then turn, then translation, then perspective.
struct SpaceParts {
  var scale: SIMD3<Double>
  /// The shears xy, xz and yz.
  var shear: SIMD3<Double>
  var turn: Quaternion
  var translation: SIMD3<Double>
  /// The last column of the matrix of the perspective alone.
  var perspective: SIMD4<Double>

  /// The parts of a map; nil if it is singular, not finite, or takes the origin to infinity.
  init?(_ matrix: Matrix4) {
    guard matrix.m44 != 0, matrix.m44.isFinite else { return nil }
    let (x, y, z, w) = matrix.rows
    let whole = Matrix4(rows: (x / matrix.m44, y / matrix.m44, z / matrix.m44, w / matrix.m44))
    var rigid = whole
    (rigid.m14, rigid.m24, rigid.m34) = (0, 0, 0)
    guard let back = rigid.inverted else { return nil }
    let lastColumn = SIMD4(whole.m14, whole.m24, whole.m34, 1)
    let perspective = lastColumn == SIMD4(0, 0, 0, 1) ? lastColumn : back.applied(toColumn: lastColumn)
    self.init(
      x: SIMD3(whole.m11, whole.m12, whole.m13), y: SIMD3(whole.m21, whole.m22, whole.m23),
      z: SIMD3(whole.m31, whole.m32, whole.m33), translation: SIMD3(whole.m41, whole.m42, whole.m43),
      perspective: perspective)
  }

  /// Gram and Schmidt's orthogonalisation of the rows, in the order x, y, z.
  private init?(
    x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>, translation: SIMD3<Double>, perspective: SIMD4<Double>
  ) {
    self.translation = translation
    self.perspective = perspective
    let width = x.length
    let first = x / width
    let xy = first.dot(y)
    let height = (y - first * xy).length
    let second = (y - first * xy) / height
    let (xz, yz) = (first.dot(z), second.dot(z))
    let rest = z - first * xz - second * yz
    let depth = rest.length
    let third = rest / depth
    guard width > 0, height > 0, depth > 0, (width * height * depth).isFinite else { return nil }
    let side = first.dot(second.cross(third)) < 0 ? -1.0 : 1
    scale = SIMD3(width, height, depth) * side
    shear = SIMD3(xy / height, xz / depth, yz / depth)
    turn = Quaternion(rows: first * side, second * side, third * side)
  }

  /// The map made of the parts.
  var matrix: Matrix4 {
    let (first, second, third) = turn.rows
    let x = first * scale.x
    let y = (first * shear.x + second) * scale.y
    let z = (first * shear.y + second * shear.z + third) * scale.z
    return Matrix4(rows: (projected(x, 0), projected(y, 0), projected(z, 0), projected(translation, 1)))
  }

  func interpolated(to end: Self, by fraction: Double) -> Self {
    var mixed = self
    mixed.scale = scale.interpolated(to: end.scale, by: fraction)
    mixed.shear = shear.interpolated(to: end.shear, by: fraction)
    mixed.turn = turn.interpolated(to: end.turn, by: fraction)
    mixed.translation = translation.interpolated(to: end.translation, by: fraction)
    mixed.perspective = perspective.interpolated(to: end.perspective, by: fraction)
    return mixed
  }

  private func projected(_ row: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
    let last = row.x * perspective.x + row.y * perspective.y + row.z * perspective.z + w * perspective.w
    return SIMD4(row, last)
  }
}

extension Matrix4 {
  fileprivate func applied(toColumn v: SIMD4<Double>) -> SIMD4<Double> {
    let (x, y, z, w) = rows
    func product(_ row: SIMD4<Double>) -> Double { row.x * v.x + row.y * v.y + row.z * v.z + row.w * v.w }
    return SIMD4(product(x), product(y), product(z), product(w))
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { Elementary.hypot(Elementary.hypot(x, y), z) }

  fileprivate func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

  fileprivate func cross(_ other: Self) -> Self {
    Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
