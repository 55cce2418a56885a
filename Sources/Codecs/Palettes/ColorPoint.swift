import Raster

/// A colour, or the mean of several near ones, and how many pixels have it.
struct ColorPoint {
  var color: PerceptualColor
  /// The colour that its pixels have on average.
  let mean: Pixel
  /// The sums of red, green and blue over its pixels, and the number of these.
  var sum: SIMD4<Double>

  var weight: Double { sum.w }

  /// Up to this many colours each is a point of its own; more are gathered in cells.
  static let exactLimit = 8192

  init(_ color: Pixel, weight: Int, _ axes: ColorAxes) {
    self.color = axes.color(color)
    mean = color
    sum = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 1) * Double(weight)
  }

  init(sum: SIMD4<Double>, _ axes: ColorAxes) {
    self.sum = sum
    mean = Self.mean(sum)
    color = axes.color(mean)
  }

  /// For each of some points the place of the nearest of at most 256 colours; as a rule the lightest of several that are equally near.
  static func places(of points: [ColorPoint], in palette: [Pixel], _ axes: ColorAxes) -> [Int] {
    switch axes {
    case .levels:
      let lights = palette.map { axes.color($0).lightness }
      let order = palette.indices.sorted { (lights[$1], $0) < (lights[$0], $1) }
      return PaletteMatcher.places(of: points.map(\.mean), in: order.map { palette[$0] }).map { order[Int($0)] }
    case .seen:
      let nearest = NearestColor(palette, axes)
      return points.map { nearest.place(for: $0.color) }
    }
  }

  /// The squared distance of each point from a colour, as often as it has pixels.
  static func errors(of points: [ColorPoint], at places: [Int], in palette: [Pixel], _ axes: ColorAxes) -> [Double] {
    let colors = palette.map(axes.color)
    return zip(points, places).map { Double($0.color.squaredDistance(to: colors[$1])) * $0.weight }
  }

  static func mean(_ sum: SIMD4<Double>) -> Pixel {
    Pixel(red: level(sum.x, sum.w), green: level(sum.y, sum.w), blue: level(sum.z, sum.w))
  }

  private static func level(_ sum: Double, _ weight: Double) -> UInt8 {
    UInt8((sum / weight).rounded())
  }
}
