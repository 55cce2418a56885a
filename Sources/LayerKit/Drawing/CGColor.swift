package import Raster

/// An sRGB colour with straight alpha.
public final class CGColor: Sendable, Hashable {
  package let color: Color
  /// The colour as it is painted, which is asked for in every frame.
  let pixel: Pixel

  init(_ color: Color) {
    self.color = color
    pixel = color.premultiplied
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  static let black = CGColor(gray: 0, alpha: 1)

  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? {
    [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), alpha]
  }

  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace.standard }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || left.color == right.color
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}
