/// The map from device pixels to the texels of a bitmap, in integers that count 1/2^24 texel.
///
/// The centre of texel (0, 0) is at (0, 0). Origin and steps are rounded when the map is made, and all the rest is exact: a pixel's
/// texel depends on nothing but the pixel's place.
struct TexelMap {
  /// A place among four texels: the upper left one, and the way from its centre to the right and down, in 1/256 texel.
  struct Place: Equatable {
    var x: Int
    var y: Int
    var right: Int
    var down: Int
  }

  static let one = 1 << 24

  /// The coordinates, in texels, of the centre of device pixel (0, 0), and the steps to the next pixels to the right and below.
  let u: (origin: Int, right: Int, down: Int)
  let v: (origin: Int, right: Int, down: Int)

  /// - Parameter matrix: from device pixels to texels, both measured from their upper left corners.
  init(_ matrix: Affine) {
    let origin = matrix(Point(x: 0.5, y: 0.5))
    u = (Self.fixed(origin.x - 0.5, 36), Self.fixed(matrix.a, 20), Self.fixed(matrix.c, 20))
    v = (Self.fixed(origin.y - 0.5, 36), Self.fixed(matrix.b, 20), Self.fixed(matrix.d, 20))
  }

  /// A number of texels in 1/2^24, clamped: origins to 2^36 texels, steps to 2^20. With 2^14 pixels to a side no sum overflows.
  private static func fixed(_ value: Double, _ bits: Int) -> Int {
    let limit = Double(1 << bits)
    return value.isNaN ? 0 : Int((min(max(value, -limit), limit) * Double(one)).rounded())
  }

  /// Whether rows of pixels are rows of texels, perhaps stretched or mirrored.
  var isUpright: Bool { u.down == 0 && v.right == 0 }

  var isTranslation: Bool { isUpright && u.right == Self.one && v.down == Self.one }

  /// Whether neighbouring pixels skip texels along an axis.
  var isMinifying: Bool { abs(u.right) > Self.one || abs(v.down) > Self.one }

  /// The columns of a row whose places have all four texels within a bitmap; empty at the start of the row if there are none.
  func inner(_ columns: Range<Int>, _ y: Int, width: Int, height: Int) -> Range<Int> {
    if isInner(columns.lowerBound, y, width, height), isInner(columns.upperBound - 1, y, width, height) { return columns }
    let half = 1 << 15
    let one = Self.steps(u.origin + y * u.down + half, u.right, below: (width - 1) << 24)
    let other = Self.steps(v.origin + y * v.down + half, v.right, below: (height - 1) << 24)
    let (first, last) = (max(one.first, other.first, columns.lowerBound), min(one.last, other.last, columns.upperBound - 1))
    return first <= last ? first..<last + 1 : columns.lowerBound..<columns.lowerBound
  }

  @inline(__always)
  private func isInner(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bool {
    let place = place(x, y)
    return place.x >= 0 && place.x < width - 1 && place.y >= 0 && place.y < height - 1
  }

  /// The first and the last whole number n for which 0 ≤ start + n × step < limit.
  private static func steps(_ start: Int, _ step: Int, below limit: Int) -> (first: Int, last: Int) {
    if step == 0 { return start >= 0 && start < limit ? (.min, .max - 1) : (1, 0) }
    let low = step > 0 ? -start : start - limit + 1
    let high = step > 0 ? limit - 1 - start : start
    return (-((-low).flooredQuotient(abs(step))), high.flooredQuotient(abs(step)))
  }

  @inline(__always)
  func place(_ x: Int, _ y: Int) -> Place {
    let half = 1 << 15
    return Self.place(
      u: u.origin + x * u.right + y * u.down + half, v: v.origin + x * v.right + y * v.down + half)
  }

  /// - Parameters u, v: the place in 1/2^24 texel, plus half of 1/256 texel, which rounds it.
  @inline(__always)
  static func place(u: Int, v: Int) -> Place {
    Place(x: u >> 24, y: v >> 24, right: (u >> 16) & 255, down: (v >> 16) & 255)
  }
}

extension Int {
  /// - Parameter divisor: positive.
  fileprivate func flooredQuotient(_ divisor: Int) -> Int {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
