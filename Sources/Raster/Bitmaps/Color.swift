/// A straight (not premultiplied) sRGB colour; components from 0 to 1.
@frozen
public struct Color: Sendable, Hashable {
  /// The share of red light.
  public var red: Double
  /// The share of green light.
  public var green: Double
  /// The share of blue light.
  public var blue: Double
  /// How opaque the colour is.
  public var alpha: Double

  /// The colour of these components, opaque unless `alpha` says otherwise.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The nearest pixel: components clamped to 0...1 (NaN counts as 0), multiplied by alpha, then rounded.
  public var premultiplied: Pixel {
    let alpha = Self.clamped(alpha)
    return Pixel(
      red: Self.byte(red, alpha), green: Self.byte(green, alpha), blue: Self.byte(blue, alpha), alpha: Self.byte(1, alpha))
  }

  private static func clamped(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }

  private static func byte(_ component: Double, _ alpha: Double) -> UInt8 {
    UInt8((clamped(component) * alpha * 255).rounded())
  }
}
