@_spi(Rooms) internal import ViewKit

/// The bar below a tab bar controller's screens: a colour, a hairline and a plain icon for each tab, the chosen one tinted.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? Self.standardColor }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { tintIcons() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    tintIcons()
  }

  /// The bar's height in points.
  static let height: CGFloat = 49
  private static let standardColor = UIColor(white: 0.97, alpha: 1)
  private static let iconSize = CGSize(width: 26, height: 26)

  private let hairline = UIView()
  private var icons: [UIView] = []
  private var chosen = 0

  @_spi(Rooms) open override func prepare() {
    backgroundColor = Self.standardColor
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    addSubview(hairline)
  }

  func show(count: Int, chosen: Int) {
    self.chosen = chosen
    if icons.count != count {
      icons.forEach { $0.removeFromSuperview() }
      icons = (0..<count).map { _ in UIView() }
      for icon in icons {
        icon.layer.cornerRadius = 8
        addSubview(icon)
      }
      setNeedsLayout()
    }
    tintIcons()
  }

  private func tintIcons() {
    for (index, icon) in icons.enumerated() {
      icon.backgroundColor = index == chosen ? tintColor : unselectedItemTintColor ?? UIColor(white: 0.6, alpha: 1)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / (window?.stage?.scale ?? 1)
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    for (index, icon) in icons.enumerated() {
      icon.bounds = CGRect(origin: .zero, size: Self.iconSize)
      icon.center = CGPoint(
        x: bounds.width * (CGFloat(index) + 0.5) / CGFloat(icons.count), y: bounds.height / 2)
    }
  }
}
