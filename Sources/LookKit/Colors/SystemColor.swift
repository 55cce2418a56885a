/// A colour of the system's, as it is in light and dark surroundings, with usual and with increased contrast.
struct SystemColor: Hashable, Sendable {
  /// Red, green and blue as `0xRRGGBB`, and alpha.
  struct Shade: Hashable, Sendable {
    let rgb: Int
    var alpha: CGFloat = 1

    init(_ rgb: Int, _ alpha: CGFloat = 1) {
      (self.rgb, self.alpha) = (rgb, alpha)
    }

    var cgColor: CGColor {
      let isGray = rgb >> 16 & 255 == rgb & 255 && rgb >> 8 & 255 == rgb & 255
      if isGray { return CGColor(gray: CGFloat(rgb & 255) / 255, alpha: alpha) }
      return CGColor(
        red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255, alpha: alpha)
    }
  }

  private let light: Shade
  private let dark: Shade
  private let strongLight: Shade
  private let strongDark: Shade
  /// Dark on what lies over the rest of the screen, such as a sheet.
  private var elevated: Shade
  private var strongElevated: Shade

  private init(_ light: Shade, _ dark: Shade, strong strongLight: Shade, _ strongDark: Shade) {
    (self.light, self.dark, self.strongLight, self.strongDark) = (light, dark, strongLight, strongDark)
    (elevated, strongElevated) = (dark, strongDark)
  }

  /// An opaque colour.
  init(_ light: Int, _ dark: Int, strong: Int, _ strongDark: Int) {
    self.init(Shade(light), Shade(dark), strong: Shade(strong), Shade(strongDark))
  }

  /// A background, which is lighter in the dark where it is elevated.
  init(_ light: Int, _ dark: Int, elevated: Int, strong: Int, _ strongDark: Int, elevated strongElevated: Int) {
    self.init(light, dark, strong: strong, strongDark)
    (self.elevated, self.strongElevated) = (Shade(elevated), Shade(strongElevated))
  }

  /// A translucent colour, to whose alphas increased contrast adds `more`.
  init(_ light: Int, _ alpha: CGFloat, dark: Int, _ darkAlpha: CGFloat, more: CGFloat = 0.08) {
    self.init(
      Shade(light, alpha), Shade(dark, darkAlpha), strong: Shade(light, alpha + more), Shade(dark, darkAlpha + more))
  }

  func resolved(with traits: UITraitCollection) -> CGColor {
    let isStrong = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return (isStrong ? strongLight : light).cgColor }
    if traits.userInterfaceLevel == .elevated { return (isStrong ? strongElevated : elevated).cgColor }
    return (isStrong ? strongDark : dark).cgColor
  }
}

extension SystemColor {
  /// The colours of iOS 13 to 18.
  static let red = SystemColor(0xFF3B30, 0xFF453A, strong: 0xD70015, 0xFF6961)
  static let orange = SystemColor(0xFF9500, 0xFF9F0A, strong: 0xC93400, 0xFFB340)
  static let yellow = SystemColor(0xFFCC00, 0xFFD60A, strong: 0xB25000, 0xFFD426)
  static let green = SystemColor(0x34C759, 0x30D158, strong: 0x248A3D, 0x30DB5B)
  static let mint = SystemColor(0x00C7BE, 0x63E6E2, strong: 0x0C817B, 0x66D4CF)
  static let teal = SystemColor(0x30B0C7, 0x40C8E0, strong: 0x008299, 0x5DE6FF)
  static let cyan = SystemColor(0x32ADE6, 0x64D2FF, strong: 0x0071A4, 0x70D7FF)
  static let blue = SystemColor(0x007AFF, 0x0A84FF, strong: 0x0040DD, 0x409CFF)
  static let indigo = SystemColor(0x5856D6, 0x5E5CE6, strong: 0x3634A3, 0x7D7AFF)
  static let purple = SystemColor(0xAF52DE, 0xBF5AF2, strong: 0x8944AB, 0xDA8FFF)
  static let pink = SystemColor(0xFF2D55, 0xFF375F, strong: 0xD30F45, 0xFF6482)
  static let brown = SystemColor(0xA2845E, 0xAC8E68, strong: 0x7F6545, 0xB59469)

  static let gray = SystemColor(0x8E8E93, 0x8E8E93, strong: 0x6C6C70, 0xAEAEB2)
  static let gray2 = SystemColor(0xAEAEB2, 0x636366, strong: 0x8E8E93, 0x7C7C80)
  static let gray3 = SystemColor(0xC7C7CC, 0x48484A, strong: 0xAEAEB2, 0x545456)
  static let gray4 = SystemColor(0xD1D1D6, 0x3A3A3C, strong: 0xBCBCC0, 0x444446)
  static let gray5 = SystemColor(0xE5E5EA, 0x2C2C2E, strong: 0xD8D8DC, 0x363638)
  static let gray6 = SystemColor(0xF2F2F7, 0x1C1C1E, strong: 0xEBEBF0, 0x242426)

  static let label = SystemColor(0x000000, 0xFFFFFF, strong: 0x000000, 0xFFFFFF)
  static let secondaryLabel = SystemColor(0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  static let tertiaryLabel = SystemColor(0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  static let quaternaryLabel = SystemColor(0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  static let link = SystemColor(0x007AFF, 0x0984FF, strong: 0x007AFF, 0x0984FF)
  static let separator = SystemColor(0x3C3C43, 0.29, dark: 0x545458, 0.6)
  static let opaqueSeparator = SystemColor(0xC6C6C8, 0x38383A, strong: 0xC6C6C8, 0x38383A)

  static let fill = SystemColor(0x787880, 0.2, dark: 0x787880, 0.36)
  static let secondaryFill = SystemColor(0x787880, 0.16, dark: 0x787880, 0.32)
  static let tertiaryFill = SystemColor(0x767680, 0.12, dark: 0x767680, 0.24)
  static let quaternaryFill = SystemColor(0x747480, 0.08, dark: 0x767680, 0.18)

  static let background = SystemColor(
    0xFFFFFF, 0x000000, elevated: 0x1C1C1E, strong: 0xFFFFFF, 0x000000, elevated: 0x242426)
  static let secondaryBackground = SystemColor(
    0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E, strong: 0xEBEBF0, 0x242426, elevated: 0x363638)
  static let tertiaryBackground = SystemColor(
    0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C, strong: 0xFFFFFF, 0x363638, elevated: 0x444446)
  static let groupedBackground = SystemColor(
    0xF2F2F7, 0x000000, elevated: 0x1C1C1E, strong: 0xEBEBF0, 0x000000, elevated: 0x242426)
  static let secondaryGroupedBackground = SystemColor(
    0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E, strong: 0xFFFFFF, 0x242426, elevated: 0x363638)
  static let tertiaryGroupedBackground = SystemColor(
    0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C, strong: 0xEBEBF0, 0x363638, elevated: 0x444446)
}
