/// The measures of bars as iOS 13 to 18 have them, in points and seconds.
enum BarMetrics {
  static let height: CGFloat = 44
  /// The height of bars on a phone that lies on its side.
  private static let compactHeight: CGFloat = 32
  /// A navigation bar in a sheet's card.
  static let cardHeight: CGFloat = 56
  /// What a large title adds to a navigation bar.
  static let largeTitle: CGFloat = 52
  /// What a prompt adds to a navigation bar.
  static let prompt: CGFloat = 30
  /// The points that a search bar below the titles adds to a navigation bar's height.
  static let search: CGFloat = 52
  /// How far the search bar's field lies within the search bar, and below the titles.
  static let searchInset = (side: CGFloat(8), top: CGFloat(1), ofField: CGFloat(8))
  static let tabBar: CGFloat = 49
  /// How far content goes under a bar until the bar's ground is all there.
  private static let fade: CGFloat = 10
  /// Between buttons that stand side by side.
  static let gap: CGFloat = 8
  /// The chevron of a back button: its left edge, its size, and the distance to its title.
  static let chevronX: CGFloat = 8
  static let chevron = CGSize(width: 12, height: 20.5)
  static let chevronGap: CGFloat = 6
  static let symbol: CGFloat = 24
  /// How opaque a button is under a finger.
  static let pressedAlpha: CGFloat = 0.2
  /// How far outside of a button a finger may slide and still press it.
  static let slop: CGFloat = 70
  /// How opaque a button is that cannot be used.
  static let disabledAlpha: CGFloat = 0.35

  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  static let itemFont = UIFont.systemFont(ofSize: 17)
  static let promptFont = UIFont.systemFont(ofSize: 13)
  static let tabFont = UIFont.systemFont(ofSize: 10, weight: .medium)
  static let tabFontBeside = UIFont.systemFont(ofSize: 13)
  static let badgeFont = UIFont.systemFont(ofSize: 13)

  /// The height of a navigation bar without prompt and large title, and of a toolbar.
  @MainActor
  static func height(_ traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? compactHeight : height }

  @MainActor
  static func tabHeight(_ traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? compactHeight : tabBar }

  /// The distance of titles and buttons from the screen's edges.
  static func margin(in width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// How opaque a bar's ground is whose look at the edge of the content nobody has set.
  ///
  /// - Parameter coverage: how much content lies under the bar; nil for a bar that follows no content.
  static func strength(_ coverage: CGFloat?) -> CGFloat { coverage.map { min(max($0 / fade, 0), 1) } ?? 1 }

  /// The ground of a bar that nobody has coloured.
  static let ground = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 29 / 255 : 0.97, alpha: 1) }
  static let hairline = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }
}
