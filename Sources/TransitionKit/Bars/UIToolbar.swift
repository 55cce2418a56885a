@_spi(Rooms) internal import ViewKit

/// The bar at the bottom of a navigation controller: buttons, and the subviews that it is given.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private let ground = BarGround(lineIsAbove: true)
  private let row = ToolbarRow()

  @_spi(Rooms) open override func prepare() {
    for view in [ground, row] {
      view.fill(bounds)
      addSubview(view)
    }
    lookDidChange()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { .ofBar(size, height: BarMetrics.height(traitCollection)) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height(traitCollection))
  }

  /// How much content lies under a controller's bar; nil for a bar that stands for itself.
  var coverage: CGFloat? {
    didSet { if coverage != oldValue { coverageDidChange(from: oldValue) } }
  }

  private func coverageDidChange(from old: CGFloat?) {
    guard scrollEdgeAppearance != nil, ((old ?? 1) <= 0) != ((coverage ?? 1) <= 0) else { return ground.alpha = strength }
    lookDidChange()
  }

  /// A controller's bar has no ground while no content lies under it, unless somebody has said how it looks there.
  private var strength: CGFloat {
    scrollEdgeAppearance != nil || images.background != nil ? 1 : BarMetrics.strength(coverage)
  }

  /// While no content lies under the bar of a controller.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      scrollEdgeAppearance?.whenChanged = { [weak self] in self?.lookDidChange() }
      lookDidChange()
    }
  }

  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }
  /// Whether what lies behind shows through, blurred; a bar with an appearance goes by that.
  open var isTranslucent = true {
    didSet { lookDidChange() }
  }

  private var images = BarImages() {
    didSet { lookDidChange() }
  }

  /// Fills the bar, wherever it lies; a picture without pixels leaves the bar without a ground.
  open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics)
  {
    if barMetrics == .default { images.background = backgroundImage }
  }

  /// Stands in the line's place, where the bar has a background image.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition position: UIBarPosition) {
    images.shadow = shadowImage
  }

  /// The looks of a bar that is not told its colours.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  private var given: UIToolbarAppearance?
  var hasOwnLook: Bool { given != nil }

  /// How the bar looks. Until it is set or changed, the bar goes by its own colours and `isTranslucent`.
  open var standardAppearance: UIToolbarAppearance {
    get { standard }
    set {
      standard = watched(newValue)
      given = standard
      lookDidChange()
    }
  }
  private lazy var standard: UIToolbarAppearance = watched(UIToolbarAppearance())

  private func watched(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    appearance.whenChanged = { [weak self] in
      self?.given = self?.standard
      self?.lookDidChange()
    }
    return appearance
  }

  private func lookDidChange() {
    let edge = (coverage ?? 1) <= 0 ? scrollEdgeAppearance : nil
    let look = edge ?? given
    ground.alpha = strength
    ground.show(look, tint: barTintColor, isTranslucent: isTranslucent, images: images)
    if look != nil || row.appearance != nil {
      row.appearance = look
      row.reload()
    }
  }

  // MARK: Items

  open var items: [UIBarButtonItem]? {
    get { row.items }
    set { setItems(newValue, animated: false) }
  }

  /// The former items fade out and the new ones in where `animated` is set.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in items ?? [] { item.whenChanged = { [weak self] in self?.row.reload() } }
    row.items = items
    guard animated else { return row.reload() }
    UIView.transition(with: row, duration: 0.25, options: .transitionCrossDissolve, animations: { self.row.reload() })
  }
}

/// A toolbar's buttons, from the left to the right.
private final class ToolbarRow: PassThroughView {
  var items: [UIBarButtonItem]?
  /// The bar's appearance; nil where nobody has given one.
  var appearance: UIToolbarAppearance?
  private var views: [(view: UIView, item: UIBarButtonItem)] = []

  func reload() {
    views.forEach { $0.view.removeFromSuperview() }
    let height = BarMetrics.height(traitCollection)
    views = (items ?? []).filter { !$0.isHidden }.map { item in
      (item.isSpace ? UIView() : BarButtonView.view(of: item, height: height, appearance?.buttons(item.style)), item)
    }
    for (view, item) in views where !item.isSpace { addSubview(view) }
    setNeedsLayout()
  }

  /// Spaces that are flexible share what the others leave.
  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = BarMetrics.margin(in: bounds.width)
    let sides = superview?.safeAreaInsets ?? .zero
    let widths = views.map { $0.item.isSpace ? $0.item.width : $0.view.bounds.width }
    let gaps = zip(views, views.dropFirst()).map { $0.item.isSpace || $1.item.isSpace ? 0 : BarMetrics.gap }
    let flexible = views.count { $0.item.systemItem == .flexibleSpace }
    let free = bounds.width - 2 * margin - sides.left - sides.right - widths.reduce(0, +) - gaps.reduce(0, +)
    let share = flexible > 0 ? max(free, 0) / CGFloat(flexible) : 0
    var x = margin + sides.left
    for (index, part) in views.enumerated() {
      let width = part.item.systemItem == .flexibleSpace ? share : widths[index]
      part.view.center = CGPoint(x: x + width / 2, y: BarMetrics.height(traitCollection) / 2)
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
  }
}
