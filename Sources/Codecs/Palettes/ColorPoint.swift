import Raster

/// A colour, or the mean of several near ones, and how many pixels have it.
struct ColorPoint {
  var color: PerceptualColor
  /// The sums of red, green and blue over its pixels, and the number of these.
  var sum: SIMD4<Double>

  var weight: Double { sum.w }

  /// Up to this many colours each is a point of its own; more are gathered in cells.
  static let exactLimit = 8192

  init(_ color: Pixel, weight: Int, _ axes: ColorAxes) {
    self.color = axes.color(color)
    sum = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 1) * Double(weight)
  }

  init(sum: SIMD4<Double>, _ axes: ColorAxes) {
    self.sum = sum
    color = axes.color(Self.mean(sum))
  }

  static func mean(_ sum: SIMD4<Double>) -> Pixel {
    Pixel(red: level(sum.x, sum.w), green: level(sum.y, sum.w), blue: level(sum.z, sum.w))
  }

  private static func level(_ sum: Double, _ weight: Double) -> UInt8 {
    UInt8((sum / weight).rounded())
  }
}
