internal import Motion

/// A map of space taken apart into what key paths such as `transform.rotation.z` name: scale first, then shear, then the turns
/// about x, y and z, then translation, then perspective.
///
/// A map that mirrors has one negative scale: that of x if m11 < m22, else that of y.
struct TransformParts {
  var scale: SIMD3<Double>
  /// How far y leans along x, z along x and z along y, in the lengths of y and z.
  var shear: SIMD3<Double>
  /// The turns about x, y and z, in radians.
  var angles: SIMD3<Double>
  var translation: SIMD3<Double>
  /// The last column of the perspective's matrix, which is applied last; its other columns are the identity's.
  var perspective: SIMD4<Double>

  /// Nil for a map that is not finite, or has perspective and no inverse.
  init?(_ transform: CATransform3D) {
    let matrix = transform.matrix
    let (x, y, z, w) = matrix.rows
    guard [x, y, z, w].allSatisfy({ ($0 * 0) == SIMD4.zero }) else { return nil }
    var affine = matrix
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    let column = SIMD4(matrix.m14, matrix.m24, matrix.m34, matrix.m44)
    perspective = column
    if column != SIMD4(0, 0, 0, 1) {
      guard let back = affine.inverted else { return nil }
      perspective = SIMD4(
        (SIMD4(back.m11, back.m12, back.m13, 0) * column).sum(), (SIMD4(back.m21, back.m22, back.m23, 0) * column).sum(),
        (SIMD4(back.m31, back.m32, back.m33, 0) * column).sum(), (SIMD4(back.m41, back.m42, back.m43, 1) * column).sum())
    }
    translation = SIMD3(w.x, w.y, w.z)
    var axes = Axes(SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z))
    axes.turnMirror(ofX: x.x < y.y)
    (scale, shear, angles) = (axes.scale, axes.shear, axes.angles)
  }

  var transform: CATransform3D {
    let turn = Matrix4.rotation(angles.x, about: 1, 0, 0)
      .concatenating(.rotation(angles.y, about: 0, 1, 0))
      .concatenating(.rotation(angles.z, about: 0, 0, 1))
    let (first, second, third, _) = turn.rows
    let rows = (
      first * scale.x, (second + first * shear.x) * scale.y, (third + first * shear.y + second * shear.z) * scale.z,
      SIMD4(translation, 1)
    )
    var column = Matrix4.identity
    (column.m14, column.m24, column.m34, column.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
    return CATransform3D(Matrix4(rows: rows).concatenating(column))
  }
}

/// Three rows made orthogonal in the order x, y, z; one without length takes the place that is left.
private struct Axes {
  private var x, y, z: SIMD3<Double>
  var scale: SIMD3<Double>
  var shear: SIMD3<Double>

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    let width = first.length
    x = width > 0 ? first / width : SIMD3(1, 0, 0)
    let xy = (x * second).sum()
    let upright = second - x * xy
    let height = upright.length
    y = height > 0 ? upright / height : Self.perpendicular(to: x)
    let (xz, yz) = ((x * third).sum(), (y * third).sum())
    let rest = third - x * xz - y * yz
    let depth = rest.length
    z = depth > 0 ? rest / depth : Self.cross(x, y)
    scale = SIMD3(width, height, depth)
    shear = SIMD3(height > 0 ? xy / height : 0, depth > 0 ? xz / depth : 0, depth > 0 ? yz / depth : 0)
  }

  /// Gives the mirroring, if there is some, to the scale of x or y.
  mutating func turnMirror(ofX isX: Bool) {
    guard (Self.cross(x, y) * z).sum() < 0 else { return }
    if isX {
      (x, scale.x) = (-x, -scale.x)
      shear *= SIMD3(-1, -1, 1)
    } else {
      (y, scale.y) = (-y, -scale.y)
      shear *= SIMD3(-1, 1, -1)
    }
  }

  var angles: SIMD3<Double> {
    SIMD3(
      Elementary.atan2(y.z, z.z), Elementary.atan2(-x.z, Elementary.hypot(x.x, x.y)), Elementary.atan2(x.y, x.x))
  }

  private static func perpendicular(to axis: SIMD3<Double>) -> SIMD3<Double> {
    let side = SIMD3(-axis.y, axis.x, 0)
    return side.length > 0 ? side / side.length : SIMD3(0, 1, 0)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { Elementary.hypot(Elementary.hypot(x, y), z) }
}

// MARK: - Each part by itself

extension CATransform3D {
  /// One part; a map that cannot be taken apart has 0 and keeps its value.
  subscript(part part: WritableKeyPath<TransformParts, Double>) -> CGFloat {
    get { CGFloat(TransformParts(self)?[keyPath: part] ?? 0) }
    set {
      guard var parts = TransformParts(self) else { return }
      parts[keyPath: part] = Double(newValue)
      self = parts.transform
    }
  }

  /// The mean of the three scales; setting it sets them all.
  var meanScale: CGFloat {
    get { CGFloat((TransformParts(self)?.scale.sum() ?? 0) / 3) }
    set {
      guard var parts = TransformParts(self) else { return }
      parts.scale = SIMD3(repeating: Double(newValue))
      self = parts.transform
    }
  }
  var translation: CGSize {
    get { CGSize(width: self[part: \.translation.x], height: self[part: \.translation.y]) }
    set {
      self[part: \.translation.x] = newValue.width
      self[part: \.translation.y] = newValue.height
    }
  }
}
