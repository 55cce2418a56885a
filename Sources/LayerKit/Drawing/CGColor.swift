internal import Motion
package import Raster

/// A colour with straight alpha, of the components that its space has.
public final class CGColor: Sendable, Hashable {
  /// The spaces in which colours are given.
  package enum Space: Sendable {
    case rgb
    case gray
    /// It is painted with the components that it has, as if they were sRGB's.
    case displayP3
  }

  package let color: Color
  package let space: Space
  /// The colour as it is painted, which is asked for in every frame.
  let pixel: Pixel

  package init(_ color: Color, in space: Space = .rgb) {
    (self.color, self.space) = (color, space)
    pixel = color.premultiplied
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    let gray = Double(gray)
    self.init(Color(red: gray, green: gray, blue: gray, alpha: Double(alpha)), in: .gray)
  }

  /// Nil if there are fewer components than the space has, and alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count > space.numberOfComponents else { return nil }
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: components[1])
    } else {
      let (red, green, blue) = (Double(components[0]), Double(components[1]), Double(components[2]))
      self.init(
        Color(red: red, green: green, blue: blue, alpha: Double(components[3])), in: space == .displayP3Space ? .displayP3 : .rgb)
    }
  }

  static let black = CGColor(gray: 0, alpha: 1)

  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// Grey and alpha of a colour that was given so; of any other red, green, blue and alpha.
  public var components: [CGFloat]? {
    space == .gray ? [CGFloat(color.red), alpha] : [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), alpha]
  }

  public var numberOfComponents: Int { space == .gray ? 2 : 4 }
  public var colorSpace: CGColorSpace? {
    switch space {
    case .rgb: .standard
    case .gray: .extendedGraySpace
    case .displayP3: .displayP3Space
    }
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha)), in: space)
  }

  /// Colours of different spaces differ, even where they look the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || left.color == right.color && left.space == right.space
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(space)
  }
}

// MARK: - Wide colours

extension CGColor {
  /// The components in sRGB, where those of a wider space may lie below 0 or above 1.
  package var extendedSRGB: Color {
    guard space == .displayP3 else { return color }
    let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
    return Color(
      red: Self.encoded(1.2249401763 * red - 0.2249401763 * green),
      green: Self.encoded(-0.0420569547 * red + 1.0420569547 * green),
      blue: Self.encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue), alpha: color.alpha)
  }

  /// Light, from a component as sRGB and Display P3 store it.
  private static func linear(_ component: Double) -> Double {
    let size = component.magnitude
    let light = size <= 0.04045 ? size / 12.92 : Elementary.exp(2.4 * Elementary.log((size + 0.055) / 1.055))
    return component < 0 ? -light : light
  }

  private static func encoded(_ light: Double) -> Double {
    let size = light.magnitude
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * Elementary.exp(Elementary.log(size) / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}
