/// A rectangle by its four sides, each at most 1e150 from 0, so that no usual matrix takes them to infinity.
struct Sides {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  init?(_ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return nil }
    self.init(
      left: Self.bounded(rect.x), top: Self.bounded(rect.y), right: Self.bounded(rect.x + rect.width),
      bottom: Self.bounded(rect.y + rect.height))
  }

  init(_ extent: Extent) {
    left = Self.bounded(extent.minX)
    top = Self.bounded(extent.minY)
    right = Self.bounded(extent.maxX)
    bottom = Self.bounded(extent.maxY)
  }

  private init?(left: Double, top: Double, right: Double, bottom: Double) {
    guard left < right, top < bottom else { return nil }
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  static func bounded(_ side: Double) -> Double {
    side.isNaN ? side : min(max(side, -1e150), 1e150)
  }

  var corners: [Point] {
    [Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom), Point(x: left, y: bottom)]
  }

  /// The outline with its corners cut along circles.
  func rounded(_ radii: CornerRadii, scale: Double) -> [Point] {
    let limit = min((right - left) / 2, (bottom - top) / 2)
    let radii = radii.map { $0 > 0 ? min($0, limit) : 0 }
    return corner(radii.bottomRight, scale, reversed: false) { Point(x: right - $0, y: bottom - $1) }
      + corner(radii.bottomLeft, scale, reversed: true) { Point(x: left + $0, y: bottom - $1) }
      + corner(radii.topLeft, scale, reversed: false) { Point(x: left + $0, y: top + $1) }
      + corner(radii.topRight, scale, reversed: true) { Point(x: right - $0, y: top + $1) }
  }

  /// - Parameter place: makes a point of its distances from the two sides that meet in the corner.
  private func corner(_ radius: Double, _ scale: Double, reversed: Bool, place: (Double, Double) -> Point) -> [Point] {
    guard radius > 0 else { return [place(0, 0)] }
    let arc = Self.quarter(deviceRadius: radius * scale).map { place(radius - radius * $0.x, radius - radius * $0.y) }
    return reversed ? arc.reversed() : arc
  }

  /// The outer outline and, if the sides leave any room, the inner one, which runs the other way round.
  func border(_ radii: CornerRadii, _ width: Double, scale: Double) -> [[Point]]? {
    guard width > 0 else { return nil }
    let limit = min((right - left) / 2, (bottom - top) / 2)
    let outer = rounded(radii, scale: scale)
    let inside = Sides(left: left + width, top: top + width, right: right - width, bottom: bottom - width)
    guard let inside else { return [outer] }
    return [outer, inside.rounded(radii.map { min($0, limit) - width }, scale: scale).reversed()]
  }

  /// Points of the unit circle from (1, 0) to (0, 1), so close that no chord strays 1/512 pixel from it (up to a radius of
  /// 400,000 pixels, beyond which their number no longer grows).
  ///
  /// With t from 0 to tan(π/8), ((1 − t²), 2t) / (1 + t²) runs through the first half; the second mirrors it.
  private static func quarter(deviceRadius: Double) -> [Point] {
    let end = 2.0.squareRoot() - 1
    let needed = (2 * end * (deviceRadius * 64).squareRoot()).rounded(.up)
    let count = needed < 4_096 ? max(Int(needed), 1) : 4_096
    let half = (0...count).map { index in
      let t = end * Double(index) / Double(count)
      return Point(x: (1 - t * t) / (1 + t * t), y: 2 * t / (1 + t * t))
    }
    return half + half.dropLast().reversed().map { Point(x: $0.y, y: $0.x) }
  }
}
