internal import Raster

/// A colour for views and for drawing; it may depend on the traits of where it is shown.
public final class UIColor: NSObject, Sendable {
  private let coreFoundationHead = CoreFoundationHead()

  private enum Content: Hashable, Sendable {
    case fixed(CGColor)
    case dynamic(DynamicColor)
  }

  private let content: Content

  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
  }

  init(_ dynamic: DynamicColor) {
    content = .dynamic(dynamic)
  }

  /// A colour that the closure chooses anew wherever the traits change.
  public convenience init(dynamicProvider: @escaping @MainActor @Sendable (UITraitCollection) -> UIColor) {
    self.init(DynamicColor(.provided(ColorProvider(dynamicProvider))))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// All four from 0 to 1; a hue of 0 is red, of 1/3 green.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour of the wider space Display P3, painted with its components as they are.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    self.init(cgColor: CGColor(color, in: .displayP3))
  }

  /// The colour as it is now; one that depends on traits is resolved with `UITraitCollection.current`.
  public var cgColor: CGColor { cgColor(with: .current) }

  package func cgColor(with traits: @autoclosure () -> UITraitCollection) -> CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic(let color): color.resolved(with: traits())
    }
  }

  /// Whether the colour depends on traits.
  package var isDynamic: Bool {
    if case .dynamic = content { true } else { false }
  }

  /// The colour as it is under these traits, which no longer depends on any.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(cgColor: cgColor(with: traitCollection)) : self
  }

  /// Whether the colour is the tint of the view that shows it.
  var followsTint: Bool {
    if case .dynamic(let color) = content { color.source == .tint } else { false }
  }

  /// The colour with another alpha; it depends on traits if this one does.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let color): UIColor(color.withAlpha(alpha))
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.content == content
  }

  public override var hash: Int { content.hashValue }

  /// The space and the components; a colour that depends on traits says no more than its class.
  public override var description: String {
    guard case .fixed(let color) = content else { return "<UIDynamicColor>" }
    let space =
      switch color.space {
      case .rgb: "UIExtendedSRGBColorSpace"
      case .gray: "UIExtendedGrayColorSpace"
      case .displayP3: "UIDisplayP3ColorSpace"
      }
    return ([space] + (color.components ?? []).map { String(format: "%g", Double($0)) }).joined(separator: " ")
  }
}

extension UIColor {
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
