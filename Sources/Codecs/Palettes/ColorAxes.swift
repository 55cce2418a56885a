import Raster

/// The way in which colours are laid out, so that near ones can be found.
enum ColorAxes: Sendable {
  /// Colours lie as the eye sees them, by OKLab: small differences of dark colours count, too.
  case seen
  /// Colours lie by their levels: where bytes are saved at the cost of error, that error is measured by the sum of squared levels.
  case levels

  /// Squared distances between colours are this often the sum of the squares of their three differences in levels, by `levels`.
  static let perSquaredLevel = 342.0

  func color(_ pixel: Pixel) -> PerceptualColor {
    guard self == .levels else { return PerceptualSpace.shared.color(pixel) }
    let (red, green, blue) = (Int32(pixel.red), Int32(pixel.green), Int32(pixel.blue))
    // The axes are at right angles and in one scale, in which white is as light as OKLab's.
    return PerceptualColor(
      lightness: (red &+ green &+ blue) &* 1069 / 100, greenRed: (red &- green) &* 1309 / 100,
      blueYellow: (red &+ green &- 2 &* blue) &* 756 / 100)
  }
}
