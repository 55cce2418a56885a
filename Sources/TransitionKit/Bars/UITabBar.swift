@_spi(Rooms) internal import ViewKit

/// Told of what a person does with a tab bar that stands for itself. The method may be left out.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar below a tab bar controller's screens: an image and a title for each tab, those of the chosen one tinted.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private let ground = BarGround(lineIsAbove: true)
  private var buttons: [TabButton] = []
  /// The place of the chosen tab; nil where none is.
  private var chosen: Int?
  /// Called when a finger has tapped a tab.
  var choose: ((Int) -> Void)?

  @_spi(Rooms) open override func prepare() {
    ground.fill(bounds)
    addSubview(ground)
    lookDidChange()
  }

  // MARK: Items

  /// Told of the taps of a bar that stands for itself.
  open weak var delegate: (any UITabBarDelegate)?

  private var shownItems: [UITabBarItem]?

  /// The tabs from the left to the right. Those of a tab bar controller's bar are its screens', and are not to be set.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The tabs change at once, whether `animated` is set or not. The chosen one stays so if it is among them.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let item = selectedItem
    show(items, chosen: item.flatMap { items?.firstIndex(of: $0) })
  }

  open var selectedItem: UITabBarItem? {
    get { chosen.flatMap { index in shownItems.flatMap { $0.indices.contains(index) ? $0[index] : nil } } }
    set { show(shownItems, chosen: newValue.flatMap { shownItems?.firstIndex(of: $0) }) }
  }

  func show(_ items: [UITabBarItem]?, chosen: Int?) {
    for item in items ?? [] { item.whenChanged = { [weak self] in self?.reload() } }
    (shownItems, self.chosen) = (items, chosen)
    reload()
  }

  /// Whether the buttons have had no places yet: they take their first ones at once, even where all else is being animated.
  private var buttonsAreNew = false

  private func reload() {
    UIView.performWithoutAnimation { makeButtons() }
  }

  private func makeButtons() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let isChosen = index == chosen
      let looks = layoutAppearance
      let look = isChosen ? looks?.selected : looks?.normal
      let color: UIColor =
        look?.iconColor
        ?? (isChosen ? tintColor : unselectedItemTintColor ?? (item.isPlain ? UIColor(white: 0.6, alpha: 1) : .systemGray))
      let button = TabButton(
        item, isChosen: isChosen, isBeside: titlesAreBeside, color: color, titleAttributes: look?.titleTextAttributes ?? [:])
      if isChosen { button.lay(selectionIndicatorImage) }
      return button
    }
    buttons.forEach(addSubview)
    buttonsAreNew = true
    setNeedsLayout()
  }

  private var layoutAppearance: UITabBarItemAppearance? {
    guard titlesAreBeside else { return appearanceInForce?.stackedLayoutAppearance }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    return isCompact ? appearanceInForce?.compactInlineLayoutAppearance : appearanceInForce?.inlineLayoutAppearance
  }

  /// Whether titles stand beside their images: on pads, and where a phone lies on its side.
  private var titlesAreBeside: Bool {
    traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard buttonsAreNew else { return placeButtons() }
    buttonsAreNew = false
    UIView.performWithoutAnimation {
      placeButtons()
      for button in buttons { button.layoutIfNeeded() }
    }
  }

  private func placeButtons() {
    guard !buttons.isEmpty else { return }
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let isCentered = traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
    let widths = isCentered ? buttons.map(\.besideWidth) : buttons.map { _ in room.width / CGFloat(buttons.count) }
    var x = max((room.midX - widths.reduce(0, +) / 2).rounded(), room.minX)
    for (button, width) in zip(buttons, widths) {
      button.frame = CGRect(x: x, y: 0, width: width, height: BarMetrics.tabHeight(traitCollection))
      x += width
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    .ofBar(size, height: BarMetrics.tabHeight(traitCollection) + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabHeight(traitCollection))
  }

  // MARK: Touches

  private func tab(under touches: Set<UITouch>) -> Int? {
    guard let touch = touches.first else { return nil }
    return buttons.firstIndex { $0.item.isEnabled && $0.bounds.contains(touch.location(in: $0)) }
  }

  /// A tab is chosen as soon as a finger touches it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tab = tab(under: touches) else { return super.touchesBegan(touches, with: event) }
    if let choose { return choose(tab) }
    selectedItem = shownItems?[tab]
    if let selectedItem { delegate?.tabBar(self, didSelect: selectedItem) }
  }

  // MARK: Looks

  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }
  /// Whether what lies behind shows through, blurred; a bar with an appearance goes by that.
  open var isTranslucent = true {
    didSet { lookDidChange() }
  }
  open var unselectedItemTintColor: UIColor? {
    didSet { reload() }
  }

  private var images = BarImages() {
    didSet { lookDidChange() }
  }

  /// Fills the bar; a picture without pixels leaves the bar without a ground. A bar with an appearance goes by that.
  open var backgroundImage: UIImage? {
    get { images.background }
    set { images.background = newValue }
  }
  /// Stands in the place of the line above the bar, where the bar has a background image.
  open var shadowImage: UIImage? {
    get { images.shadow }
    set { images.shadow = newValue }
  }
  /// Lies behind the chosen tab, in its middle.
  open var selectionIndicatorImage: UIImage? {
    didSet { reload() }
  }
  /// The looks of a bar that is not told its colours.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }

  private lazy var standard: UITabBarAppearance = watched(UITabBarAppearance())
  private(set) var usesStandard = false

  /// How the bar looks. Until it is set or changed, the bar goes by its own colours and `isTranslucent`.
  open var standardAppearance: UITabBarAppearance {
    get { standard }
    set {
      standard = watched(newValue)
      appearanceDidChange()
    }
  }
  /// While the content is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance?.whenChanged = { [weak self] in self?.lookDidChange() }
      lookDidChange()
    }
  }
  /// How much content lies under a controller's bar; nil for a bar that stands for itself, which looks as at the content's end where
  /// somebody has said how.
  var coverage: CGFloat? {
    didSet { if coverage != oldValue { coverageDidChange(from: oldValue) } }
  }

  private func coverageDidChange(from old: CGFloat?) {
    guard scrollEdgeAppearance != nil, ((old ?? 0) <= 0) != ((coverage ?? 0) <= 0) else { return ground.alpha = strength }
    lookDidChange()
  }

  /// A controller's bar has no ground while no content lies under it, unless somebody has said how it looks there.
  private var strength: CGFloat {
    scrollEdgeAppearance != nil || images.background != nil ? 1 : BarMetrics.strength(coverage)
  }

  private func watched(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    appearance.whenChanged = { [weak self] in self?.appearanceDidChange() }
    return appearance
  }

  private func appearanceDidChange() {
    usesStandard = true
    lookDidChange()
  }

  private func lookDidChange() {
    ground.alpha = strength
    ground.show(appearanceInForce, tint: barTintColor, isTranslucent: isTranslucent, images: images)
    if appearanceInForce != nil { reload() }
  }

  /// The bar's appearance; nil where nobody has given one.
  private var appearanceInForce: UITabBarAppearance? {
    ((coverage ?? 0) <= 0 ? scrollEdgeAppearance : nil) ?? (usesStandard ? standard : nil)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    let (former, duration) = (buttons, UIView.inheritedAnimationDuration)
    reload()
    guard duration > 0 else { return }
    layoutIfNeeded()
    former.forEach(addSubview)
    UIView.animate(withDuration: duration) {
      for button in former { button.alpha = 0 }
    } completion: { _ in
      for button in former { button.removeFromSuperview() }
    }
  }
}
