@_spi(Rooms) internal import ViewKit

/// The bar above a navigation controller's screens: a colour, a hairline, the top item's title view and a back arrow.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Fills the bar and the strip behind the status bar.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? Self.standardColor }
  }

  /// Gives the back arrow the new tint colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    arrow.forEach { $0.backgroundColor = tintColor }
  }

  /// The bar's height in points, without the strip behind the status bar.
  static let height: CGFloat = 44
  private static let standardColor = UIColor(white: 0.97, alpha: 1)

  private let hairline = UIView()
  private let arrow = [UIView(), UIView()]
  private var items: [UINavigationItem] = []
  /// Holds the top item's title view, so that fading leaves the view's own alpha alone.
  private var titleHolder = UIView()

  @_spi(Rooms) open override func prepare() {
    backgroundColor = Self.standardColor
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    addSubview(hairline)
    addSubview(titleHolder)
    for stroke in arrow {
      stroke.backgroundColor = tintColor
      addSubview(stroke)
    }
    showItem()
  }

  open var topItem: UINavigationItem? { items.last }

  /// The old title and arrow fade out while the new ones fade in, in `duration` seconds.
  func show(_ items: [UINavigationItem], duration: Double) {
    topItem?.bar = nil
    self.items = items
    topItem?.bar = self
    let outgoing = titleHolder
    titleHolder = UIView(frame: bounds)
    titleHolder.alpha = 0
    insertSubview(titleHolder, aboveSubview: outgoing)
    fillHolder()
    UIView.animate(
      withDuration: duration,
      animations: {
        outgoing.alpha = 0
        self.titleHolder.alpha = 1
        self.showArrow()
      },
      completion: { _ in outgoing.removeFromSuperview() })
  }

  /// Shows at once what the top item holds now.
  func showItem() {
    titleHolder.subviews.forEach { $0.removeFromSuperview() }
    fillHolder()
    showArrow()
  }

  private func fillHolder() {
    topItem?.titleView.map(titleHolder.addSubview)
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func showArrow() {
    let hasBack = items.count > 1 && topItem?.hidesBackButton == false
    arrow.forEach { $0.alpha = hasBack ? 1 : 0 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / (layer.stage?.screen.scale ?? 1)
    hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    let middle = bounds.height - Self.height / 2
    titleHolder.frame = bounds
    topItem?.titleView?.center = CGPoint(x: bounds.width / 2, y: middle)
    for (stroke, side) in zip(arrow, [CGFloat(-1), 1]) {
      stroke.bounds = CGRect(x: 0, y: 0, width: 14, height: 2.5)
      stroke.layer.cornerRadius = 1.25
      stroke.transform = CGAffineTransform(rotationAngle: side * .pi / 4)
      stroke.center = CGPoint(x: 16, y: middle + side * 4.2)
    }
  }
}
