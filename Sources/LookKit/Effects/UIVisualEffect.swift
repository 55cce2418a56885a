/// What a visual effect view does to the picture behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The blur of the picture behind and the colour over it; nil for an effect without any.
  package func material(isDark: Bool) -> Material? { nil }
}

/// A blur of what lies behind, brighter or darker by its style.
///
/// Apple publishes no numbers. The light and dark styles follow the recipe of Apple's sample code of 2013; the others follow the colours
/// of Apple's design kits, whose colour dodge and overlay are brought down to one colour that gives the same on black and on white.
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  private let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  package override func material(isDark: Bool) -> Material? { Material(style, isDark: isDark) }
}

/// The vibrancy of what stands over a blur. It is not drawn: content keeps its own colours, of which a diagnostic tells.
@preconcurrency @MainActor
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init()
  }
}

/// The kinds of content that may stand over a blur, each with a vibrancy of its own on a device.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// A blur, and the colour that lies over it.
package struct Material {
  package let radius: CGFloat
  package let white: CGFloat
  package let alpha: CGFloat

  /// How much stronger colours come through the blur than they are.
  package static let saturation: CGFloat = 1.8

  private init(_ radius: CGFloat, _ white: CGFloat, _ alpha: CGFloat) {
    (self.radius, self.white, self.alpha) = (radius, white / 255, alpha)
  }

  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .extraLight: self.init(20, 247, 0.82)
    case .light: self.init(30, 255, 0.3)
    case .dark: self.init(20, 28, 0.73)
    case .regular: self.init(isDark ? .dark : .light, isDark: isDark)
    case .prominent: self.init(isDark ? .dark : .extraLight, isDark: isDark)
    case .systemUltraThinMaterial:
      self.init(isDark ? .systemUltraThinMaterialDark : .systemUltraThinMaterialLight, isDark: isDark)
    case .systemThinMaterial: self.init(isDark ? .systemThinMaterialDark : .systemThinMaterialLight, isDark: isDark)
    case .systemMaterial: self.init(isDark ? .systemMaterialDark : .systemMaterialLight, isDark: isDark)
    case .systemThickMaterial: self.init(isDark ? .systemThickMaterialDark : .systemThickMaterialLight, isDark: isDark)
    case .systemChromeMaterial: self.init(isDark ? .systemChromeMaterialDark : .systemChromeMaterialLight, isDark: isDark)
    case .systemUltraThinMaterialLight: self.init(25, 255, 0.41)
    case .systemThinMaterialLight: self.init(25, 252, 0.61)
    case .systemMaterialLight: self.init(25, 255, 0.78)
    case .systemThickMaterialLight: self.init(25, 248, 0.95)
    case .systemChromeMaterialLight: self.init(10, 249, 0.94)
    case .systemUltraThinMaterialDark: self.init(25, 54, 0.46)
    case .systemThinMaterialDark: self.init(25, 50, 0.63)
    case .systemMaterialDark: self.init(25, 42, 0.8)
    case .systemThickMaterialDark: self.init(25, 36, 0.9)
    case .systemChromeMaterialDark: self.init(10, 29, 0.94)
    }
  }
}
