/// Makes fonts and lengths that grow with the size of text that a person has chosen, as the lines of a text style do.
public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  public class func metrics(forTextStyle textStyle: UIFont.TextStyle) -> UIFontMetrics {
    UIFontMetrics(forTextStyle: textStyle)
  }

  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// - Parameter maximumPointSize: 0 is no limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// - Parameter maximumPointSize: 0 is no limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var spec = font.spec
    let scaled = ScaledSize(style: style, size: font.pointSize, limit: maximumPointSize > 0 ? maximumPointSize : .infinity)
    (spec.scaled, spec.pitch) = (scaled, nil)
    spec.size = scaled.size(at: (traitCollection ?? .current).preferredContentSizeCategory)
    return UIFont(spec)
  }

  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.growth(at: (traitCollection ?? .current).preferredContentSizeCategory)
  }
}

/// A size that grows with the lines of a text style.
struct ScaledSize: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// At the default size of text.
  let size: CGFloat
  let limit: CGFloat

  func size(at category: UIContentSizeCategory) -> CGFloat { min(size * style.growth(at: category), limit) }
}
