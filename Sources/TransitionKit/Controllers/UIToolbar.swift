@_spi(Rooms) internal import ViewKit

/// The bar at the bottom of a navigation controller: a colour and a hairline. What it shows are the subviews that it is given.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? Self.standardColor }
  }

  /// The bar's height in points.
  static let height: CGFloat = 44
  private static let standardColor = UIColor(white: 0.97, alpha: 1)
  private let hairline = UIView()

  @_spi(Rooms) open override func prepare() {
    backgroundColor = Self.standardColor
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    addSubview(hairline)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / (layer.stage?.scale ?? 1))
  }
}
