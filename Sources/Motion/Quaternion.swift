/// A turn in space as a quaternion of length 1; its opposite is the same turn.
struct Quaternion {
  /// The axis times the sine of half the angle in x, y and z; the cosine in w.
  var parts: SIMD4<Double>

  /// The turn that takes the axes to these rows, which are at right angles, of length 1 and right-handed.
  init(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let trace = x.x + y.y + z.z
    let largest = max(trace, x.x, y.y, z.z)
    var parts: SIMD4<Double>
    if trace == largest {
      parts = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + trace)
    } else if x.x == largest {
      parts = SIMD4(1 + x.x - y.y - z.z, x.y + y.x, z.x + x.z, y.z - z.y)
    } else if y.y == largest {
      parts = SIMD4(x.y + y.x, 1 + y.y - z.z - x.x, y.z + z.y, z.x - x.z)
    } else {
      parts = SIMD4(z.x + x.z, y.z + z.y, 1 + z.z - x.x - y.y, x.y - y.x)
    }
    parts /= parts.distance(to: .zero)
    self.parts = parts
  }

  private init(parts: SIMD4<Double>) {
    self.parts = parts
  }

  /// Where the turn takes the axes.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z, w) = (parts.x, parts.y, parts.z, parts.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// The turn at `fraction` of the way to `end` at an even speed, the shorter way round.
  func interpolated(to end: Self, by fraction: Double) -> Self {
    let product = parts * end.parts
    let isFar = product.x + product.y + product.z + product.w < 0
    let last = isFar ? -end.parts : end.parts
    // The angle comes from two distances, because a cosine would lose a small angle in rounding.
    let angle = 2 * Elementary.atan2(parts.distance(to: last), parts.distance(to: -last))
    guard angle > 0 else { return self }
    let sine = Elementary.sin(angle)
    let first = parts * (Elementary.sin((1 - fraction) * angle) / sine)
    return Quaternion(parts: first + last * (Elementary.sin(fraction * angle) / sine))
  }
}
