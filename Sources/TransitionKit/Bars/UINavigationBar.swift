@_spi(Rooms) internal import ViewKit

/// The bar above a navigation controller's screens: the top item's titles and buttons, and the way back.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  private let ground = BarGround(lineIsAbove: false)
  private var stack: [UINavigationItem] = []
  private var content: NavigationBarContent?
  /// Pops the controller's top screen; nil for a bar without a controller, which pops its own item.
  var popsScreen: (() -> Void)?
  /// Called when the bar's height may have changed.
  var heightDidChange: (() -> Void)?

  @_spi(Rooms) open override func prepare() {
    ground.fill(bounds)
    addSubview(ground)
    lookDidChange()
  }

  // MARK: Items

  open var topItem: UINavigationItem? { stack.last }
  /// The item under the top one.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    show(items ?? [], duration: animated ? Self.changeDuration : 0)
  }

  /// Puts an item on top, if the delegate agrees, and tells it afterwards.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    show(stack + [item], duration: animated ? Self.changeDuration : 0) { [weak self] in
      if let self { delegate?.navigationBar(self, didPush: item) }
    }
  }

  /// Takes the top item away, if the delegate agrees, and tells it afterwards; nil where nothing went.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let top = stack.last, delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
    show(stack.dropLast(), duration: animated ? Self.changeDuration : 0) { [weak self] in
      if let self { delegate?.navigationBar(self, didPop: top) }
    }
    return top
  }

  private static let changeDuration = 0.35

  /// The share of a change in which what is old fades into what is new where that slides into its place.
  private static let exchanging = 0.5

  /// The share of a change's way, which begins and ends slowly, in which what is old fades into what is new where all stays in its place.
  private static let fading = 0.3

  /// How the items shown give way to others.
  enum Change {
    /// Titles fade and slide to the side.
    case sliding
    /// As before, at the pace at which the system's screens do so.
    case keepingPace
    /// Everything stays in its place and fades into what is new. Beside an animator of the person's own, which may move the whole bar, a title on
    /// its way would be out of place.
    case fading
  }

  /// Old titles and buttons go while new ones come, in `duration` seconds.
  ///
  /// - Parameters:
  ///   - scrolled: how far the content below the new titles has been scrolled.
  func show(
    _ items: [UINavigationItem], scrolled: CGFloat = 0, duration: Double, _ change: Change = .sliding,
    completion: @escaping () -> Void = {}
  ) {
    let (before, isPush) = (stack, items.count >= stack.count)
    topItem?.bar = nil
    stack = items
    isBeingShown = true
    scrolledDistance = scrolled
    isBeingShown = false
    topItem?.bar = self
    guard duration > 0, before.last !== items.last, let outgoing = content else {
      heightDidChange?()
      showItem()
      return completion()
    }
    // What goes keeps its place while the bar takes another height.
    outgoing.autoresizingMask = .flexibleWidth
    holdGround()
    Self.animate(duration, change) { self.heightDidChange?() }
    let incoming = makeContent()
    insertSubview(incoming, aboveSubview: outgoing)
    content = incoming
    UIView.performWithoutAnimation {
      for content in [incoming, outgoing] { content.cutsLargeTitle = false }
      if change == .fading {
        incoming.alpha = 0
      } else {
        incoming.hide(isBelow: !isPush, beside: outgoing)
        incoming.fade()
      }
    }
    let finish = {
      for content in [incoming, outgoing] { content.cutsLargeTitle = true }
      outgoing.removeFromSuperview()
      outgoing.appear()
      self.letGroundGo()
      completion()
    }
    guard change != .fading else { return fade(outgoing, into: incoming, duration: duration, completion: finish) }
    let slide = {
      outgoing.hide(isBelow: isPush, beside: incoming)
      incoming.appear()
      self.lookDidChange()
    }
    UIView.animate(withDuration: duration * Self.exchanging, delay: 0, options: .curveEaseOut) {
      outgoing.fade()
      incoming.unfade()
    }
    Self.animate(duration, change, slide, completion: finish)
  }

  private func fade(
    _ outgoing: NavigationBarContent, into incoming: NavigationBarContent, duration: Double, completion: @escaping () -> Void
  ) {
    UIView.animate(withDuration: duration) { self.lookDidChange() }
    let fade = {
      outgoing.alpha = 0
      incoming.alpha = 1
    }
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: Self.fading, animations: fade)
    } completion: { _ in
      completion()
    }
  }

  private static func animate(
    _ duration: Double, _ change: Change, _ animations: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    guard change == .keepingPace else {
      return UIView.animate(withDuration: duration, animations: animations) { _ in completion() }
    }
    AnimationBlock.run(.system { _ in completion() }, animations)
  }

  /// Shows at once what the top item holds now.
  func showItem() {
    UIView.performWithoutAnimation {
      if let content, content.model.item === topItem, content.model.back === backItem { return content.show(contentModel) }
      content?.removeFromSuperview()
      let made = makeContent()
      content = made
      addSubview(made)
    }
    lookDidChange()
  }

  /// Shows what the top item holds now; what it held before fades where `animated` is set.
  func showItem(animated: Bool) {
    guard animated, let outgoing = content else { return showItem() }
    let incoming = makeContent()
    insertSubview(incoming, aboveSubview: outgoing)
    content = incoming
    incoming.alpha = 0
    UIView.animate(
      withDuration: Self.changeDuration,
      animations: {
        outgoing.alpha = 0
        incoming.alpha = 1
      }, completion: { _ in outgoing.removeFromSuperview() })
  }

  private var contentModel: NavigationBarContent.Model {
    var model = NavigationBarContent.Model(item: topItem, back: backItem)
    let look = appearance
    (model.isLarge, model.largeHeight, model.height, model.appearance) = (hasLargeTitle, largeHeight, smallHeight, look)
    model.titleAttributes = look?.titleTextAttributes ?? titleTextAttributes ?? [:]
    model.largeTitleAttributes = look?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
    model.backImage = look?.backIndicatorImage ?? backIndicatorImage
    model.sides = safeAreaInsets
    return model
  }

  private func makeContent() -> NavigationBarContent {
    let made = NavigationBarContent(contentModel, frame: bounds) { [weak self] in self?.goBack() }
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return made
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard let content else { return }
    let (old, new) = (content.model.sides, safeAreaInsets)
    if old.left != new.left || old.right != new.right { showItem() }
  }

  private func goBack() {
    guard let popsScreen, let top = topItem else { return _ = popItem(animated: true) }
    guard delegate?.navigationBar(self, shouldPop: top) ?? true, topItem === top else { return }
    popsScreen()
    delegate?.navigationBar(self, didPop: top)
  }

  // MARK: Delegate

  /// Not to be set for a navigation controller's bar: that bar's delegate is the controller, if it conforms.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet { setNeedsLayout() }
  }

  open var barPosition: UIBarPosition {
    popsScreen != nil ? .topAttached : delegate?.position(for: self) ?? .any
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isAlone = popsScreen == nil
    let reach = isAlone ? (barPosition == .topAttached ? max(convert(CGPoint.zero, to: nil).y, 0) : 0) : roomAbove
    ground.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: (heldHeight ?? bounds.height) + reach)
    ground.lineIsAbove = barPosition == .bottom
  }

  /// The height that the ground keeps while the bar takes another one.
  private var heldHeight: CGFloat? {
    didSet { ground.autoresizingMask = heldHeight == nil ? [.flexibleWidth, .flexibleHeight] : .flexibleWidth }
  }

  /// Lets a ground that goes, or comes, have its one height meanwhile: its line would wander over the screens.
  private func holdGround() {
    guard (ground.alpha > 0) != (strength > 0) else { return }
    heldHeight = ground.alpha > 0 ? bounds.height : currentHeight
    UIView.performWithoutAnimation {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  private func letGroundGo() {
    guard heldHeight != nil else { return }
    heldHeight = nil
    setNeedsLayout()
  }

  // MARK: Height

  /// How far the ground of a controller's bar reaches up, behind the status bar.
  var roomAbove: CGFloat = 0 {
    didSet { if roomAbove != oldValue { setNeedsLayout() } }
  }
  /// The height without prompt and large title.
  package var smallHeight = BarMetrics.height {
    didSet { if smallHeight != oldValue { showItem() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { .ofBar(size, height: currentHeight) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: currentHeight) }

  /// Whether titles are large, where their items want it.
  open var prefersLargeTitles = false {
    didSet { heightMayDiffer { showItem() } }
  }
  /// How far the content below has been scrolled, in points: a large title gives up as much of its room, and takes more of it where
  /// content is pulled down.
  package var scrolledDistance: CGFloat = 0 {
    didSet { if scrolledDistance != oldValue, !isBeingShown { contentDidMove() } }
  }
  /// Whether other items are being shown, with the distance of their content.
  private var isBeingShown = false

  private func contentDidMove() {
    if hasLargeTitle { heightDidChange?() }
    if appearance !== shownAppearance { return showItem() }
    ground.alpha = strength
    content?.takeLargeHeight(largeHeight)
  }

  /// How much content lies under the bar.
  private var coverage: CGFloat { scrolledDistance - (hasLargeTitle ? BarMetrics.largeTitle : 0) }

  var hasLargeTitle: Bool { wantsLargeTitle(stack[...]) }

  func wantsLargeTitle(_ items: ArraySlice<UINavigationItem>) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let item = items.last else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return items.count == 1 || wantsLargeTitle(items.dropLast())
    }
  }

  /// The room of the large title: less the further the content is scrolled.
  var largeHeight: CGFloat { hasLargeTitle ? max(BarMetrics.largeTitle - scrolledDistance, 0) : 0 }

  var currentHeight: CGFloat { height(without: topItem) + largeHeight }

  /// The height in points without a large title's room, while an item is shown.
  func height(without item: UINavigationItem?) -> CGFloat {
    smallHeight + (item?.prompt == nil ? 0 : BarMetrics.prompt) + (item?.searchController == nil ? 0 : BarMetrics.search)
  }

  func heightMayDiffer(_ change: () -> Void) {
    heightDidChange?()
    change()
  }

  // MARK: Looks

  /// Fills the bar and the strip behind the status bar.
  open var barTintColor: UIColor? {
    didSet { lookDidChange() }
  }
  /// Whether what lies behind shows through, blurred, instead of ending where the bar begins; how a bar with an appearance looks goes by that.
  open var isTranslucent = true {
    didSet { lookDidChange() }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showItem() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { showItem() }
  }
  /// Stands in the place of the back button's arrow.
  open var backIndicatorImage: UIImage? {
    didSet { showItem() }
  }

  /// The picture is not used: titles do not slide under the arrow here.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var images = BarImages() {
    didSet { lookDidChange() }
  }

  /// Fills the bar with a picture; one without pixels leaves the bar without a ground. A bar with an appearance goes by that.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { images.background = backgroundImage }
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { barMetrics == .default ? images.background : nil }

  /// Stands in the place of the line below the bar, where the bar has a background image.
  open var shadowImage: UIImage? {
    get { images.shadow }
    set { images.shadow = newValue }
  }

  /// The looks of a bar that is not told its colours.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
      setNeedsLayout()
    }
  }

  private lazy var standard: UINavigationBarAppearance = watched(UINavigationBarAppearance())
  private(set) var usesStandard = false

  /// How the bar looks. Until it is set or changed, the bar goes by its own colours and `isTranslucent`.
  open var standardAppearance: UINavigationBarAppearance {
    get { standard }
    set {
      standard = watched(newValue)
      appearanceDidChange()
    }
  }
  /// For bars that are less high, as on a phone on its side.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange(compactAppearance.map(watched)) }
  }
  /// While the content below is not scrolled, for bars that are less high.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange(compactScrollEdgeAppearance.map(watched)) }
  }
  /// While the content below is not scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceDidChange(scrollEdgeAppearance.map(watched)) }
  }

  private func watched(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    appearance.whenChanged = { [weak self] in self?.appearanceDidChange() }
    return appearance
  }

  private func appearanceDidChange(_ other: UINavigationBarAppearance? = nil) {
    usesStandard = true
    showItem()
  }

  /// The appearance in force; nil where nobody has given one.
  private var appearance: UINavigationBarAppearance? {
    if let edge = edgeAppearance { return edge }
    let item = topItem
    let own = usesStandard ? standard : nil
    let standard = item?.standardAppearance ?? own
    if traitCollection.verticalSizeClass == .compact { return item?.compactAppearance ?? compactAppearance ?? standard }
    return standard
  }

  /// The appearance that somebody has given for the edge of the content, while no content lies under the bar.
  private var edgeAppearance: UINavigationBarAppearance? {
    guard coverage <= 0 else { return nil }
    if traitCollection.verticalSizeClass == .compact, let edge = compactScrollEdgeAppearance { return edge }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  private weak var shownAppearance: UINavigationBarAppearance?

  /// A controller's bar has no ground while no content lies under it, unless somebody has said how it looks there.
  private var strength: CGFloat {
    let isGiven = topItem?.scrollEdgeAppearance != nil || scrollEdgeAppearance != nil || edgeAppearance != nil
    return popsScreen == nil || isGiven || images.background != nil ? 1 : BarMetrics.strength(coverage)
  }

  func lookDidChange() {
    shownAppearance = appearance
    ground.alpha = strength
    ground.show(appearance, tint: barTintColor, isTranslucent: isTranslucent, images: images)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange()
  }
}
