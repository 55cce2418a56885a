/// Screens side by side, one of them shown above a bar.
///
/// A change on screen begins in the next layout pass; it is animated where the delegate has an animator.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar(frame: .zero)
  /// Holds the shown screen, and both screens while a transition runs.
  private let tabView = UIView()
  private var tabs: [UIViewController] = []
  private var chosen = 0
  private var shown: UIViewController?
  private var transition: TransitionContext?
  /// The change of tabs that was asked for and has not begun.
  private var pending: TabChange?

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The change of the tabs themselves is never animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    let old = tabs
    tabs = viewControllers ?? []
    for tab in old where !tabs.contains(tab) {
      tab.tellWillMove(to: nil)
      if tab !== shown, transition?.involves(tab) != true { tab.removeFromParent() }
    }
    for tab in tabs where tab.parent !== self {
      addChild(tab)
      tab.tellDidMove(to: self)
      tab.hasNewParent = false
    }
    chosen = tabs.firstIndex { $0 === selected } ?? 0
    changeIfLoaded()
  }

  open var selectedIndex: Int {
    get { chosen }
    set {
      insist(tabs.indices.contains(newValue), "The index must name a tab")
      chosen = newValue
      changeIfLoaded()
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(chosen) ? tabs[chosen] : nil }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  override func fillView() {
    tabView.fill(view.bounds)
    view.addSubview(tabView)
    tabBar.coverage = 0
    tabBar.choose = { [weak self] in self?.choose($0) }
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    placeBar()
  }

  // MARK: More tabs than there is room for

  /// The most tabs that a bar on a narrow screen has.
  private static let mostTabs = 5
  private let more = UITabBarItem(tabBarSystemItem: .more, tag: 0)

  /// Whether the last place in the bar stands for all tabs from there on.
  private var hasMore: Bool { tabs.count > Self.mostTabs && traitCollection.horizontalSizeClass == .compact }

  private func showItems() {
    guard hasMore else { return tabBar.show(tabs.map(\.tabBarItem), chosen: chosen) }
    let last = Self.mostTabs - 1
    tabBar.show(tabs.prefix(last).map(\.tabBarItem) + [more], chosen: min(chosen, last))
  }

  /// Says that the list of the other tabs is not there.
  private func tellOfMore() {
    view.layer.stage?.diagnose(
      "the list behind “More” is not drawn: set selectedIndex of \(type(of: self))", by: "\(type(of: self))",
      property: "selectedIndex")
  }

  /// A person has tapped an item of the bar; the screen has not changed yet.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// A person has tapped a tab: the delegate is asked and told. A tap on the chosen tab pops its screens.
  private func choose(_ index: Int) {
    if hasMore, index == Self.mostTabs - 1 { return tellOfMore() }
    guard tabs.indices.contains(index), let stage = view.layer.stage else { return }
    let tab = tabs[index]
    tabBar(tabBar, didSelect: tab.tabBarItem)
    if let delegate {
      let may = stage.call("tabBarController:shouldSelectViewController:", on: delegate) {
        delegate.tabBarController(self, shouldSelect: tab)
      }
      guard may else { return }
    }
    if index == chosen {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    if let delegate {
      stage.call("tabBarController:didSelectViewController:", on: delegate) { delegate.tabBarController(self, didSelect: tab) }
    }
  }

  /// Puts the bar above the screens, unless the chosen tab is a navigation controller that shows a screen without it.
  func placeBar() {
    guard isViewLoaded else { return }
    let navigation = selectedViewController as? UINavigationController
    if navigation?.hidesBottomBars(navigation?.shown ?? navigation?.topViewController) == true {
      return tabBar.removeFromSuperview()
    }
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - wholeHeightOfBar, width: view.bounds.width, height: wholeHeightOfBar)
    if tabBar.superview !== view { view.addSubview(tabBar) }
  }

  /// How far the bar covers the screens' safe area, in points.
  var heightOfBar: CGFloat { tabBar.isHidden ? 0 : BarMetrics.tabHeight(traitCollection) }

  /// The bar's height with the strip below it, which the device keeps free of controls.
  var wholeHeightOfBar: CGFloat { BarMetrics.tabHeight(traitCollection) + view.safeAreaInsets.bottom }

  /// Whether the controller is the tab on screen.
  func shows(_ controller: UIViewController) -> Bool { shown === controller && selectedViewController === controller }

  override func showFirstChild() {
    changeIfLoaded()
  }

  override var childrenSharingAppearance: [UIViewController] { shown.map { [$0] } ?? [] }

  override var letsChildrenFollowTheirViews: Bool { false }

  /// The bar follows the content of the screen above it.
  override func contentDidMove() {
    tabBar.coverage = shown?.coverageBelow ?? 0
    super.contentDidMove()
  }

  /// A navigation controller hands the bar's height on to its screens, because some of them hide the bar.
  override func insetsForChild(_ child: UIViewController) -> UIEdgeInsets {
    barInsets(for: child).without(.all.subtracting(child.edgesForExtendedLayout))
  }

  private func barInsets(for child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: child is UINavigationController ? 0 : heightOfBar, right: 0)
  }

  /// Where a tab's screen lies when nothing moves it.
  private func frame(of screen: UIViewController) -> CGRect {
    let edges = UIRectEdge.all.subtracting(screen.edgesForExtendedLayout)
    return tabView.bounds.inset(by: barInsets(for: screen).beside(edges, safe: view.safeAreaInsets))
  }

  package override func viewIsBeingLaidOut() {
    if tabBar.superview === view, tabBar.frame.height != wholeHeightOfBar { placeBar() }
    if let shown, shown.edgesForExtendedLayout != .all { placeShownChild() }
  }

  override func placeShownChild() {
    if isViewLoaded, transition == nil, let shown, shown.view.superview === tabView { shown.view.fill(frame(of: shown)) }
  }

  // MARK: Changing

  private func changeIfLoaded() {
    guard isViewLoaded else { return }
    showItems()
    if tabBar.superview === view || tabBar.superview == nil { placeBar() }
    guard shown != nil, view.window != nil, let stage = view.layer.stage else { return showAtOnce() }
    prepareChange()
    stage.turn.whenLaidOut { [weak self] in self?.beginChange() }
  }

  private func showAtOnce() {
    let (from, to) = (shown, selectedViewController)
    guard to !== from else { return }
    let appearance = AppearanceChange(going: from, coming: to, isAnimated: false)
    let isSeen = view.window != nil
    if isSeen { appearance.begin() }
    shown = to
    contentDidMove()
    if let to {
      to.view.fill(frame(of: to))
      tabView.addSubview(to.view)
    }
    from?.view.removeFromSuperview()
    if isSeen { appearance.end() }
    if let from { release(from) }
  }

  /// Lets a screen go that is no tab any more.
  private func release(_ screen: UIViewController) {
    if screen.parent === self, screen !== shown, !tabs.contains(screen) { screen.removeFromParent() }
  }

  /// Asks the delegate for an animator, so that the coordinator is there as soon as a tab has been chosen.
  private func prepareChange() {
    guard transition == nil, pending?.leads(from: shown, to: selectedViewController) != true else { return }
    pending?.callOff()
    pending = nil
    guard let from = shown, let to = selectedViewController, from !== to else { return }
    let change = TabChange(from: from, to: to)
    pending = change
    guard let animation = animationByDelegate(from: from, to: to) else { return }
    change.context = context(of: change, animation)
  }

  private func context(of change: TabChange, _ animation: TransitionAnimation) -> TransitionContext {
    let (from, to) = (change.from, change.to)
    return TransitionContext(
      from: TransitionScreen(from, from: from.view.frame) { from.view },
      to: TransitionScreen(to, finalFrame: { [weak self] in self?.frame(of: to) ?? .zero }) { to.view }, in: tabView, animation
    ) { [weak self] didComplete in
      self?.end(change.appearance, from: from, to: to, didComplete: didComplete)
    }
  }

  private func beginChange() {
    guard transition == nil else { return }
    guard selectedViewController != nil else { return showAtOnce() }
    prepareChange()
    guard let change = pending else { return }
    pending = nil
    let (from, to) = (change.from, change.to)
    let context = change.context ?? context(of: change, .immediate)
    transition = context
    context.place(from: from.view.frame)
    change.appearance = AppearanceChange(going: from, coming: to, isAnimated: context.isAnimated)
    change.appearance?.begin()
    to.view.fill(frame(of: to))
    context.begin()
  }

  private func end(_ appearance: AppearanceChange?, from: UIViewController, to: UIViewController, didComplete: Bool) {
    transition = nil
    if didComplete {
      from.view.removeFromSuperview()
      shown = to
      contentDidMove()
      appearance?.end()
    } else {
      to.view.removeFromSuperview()
      chosen = tabs.firstIndex { $0 === from } ?? chosen
      showItems()
      placeBar()
      appearance?.turnBack()
    }
    for screen in [from, to] { release(screen) }
    view.layer.stage?.turn.whenLaidOut { [weak self] in self?.beginChange() }
  }

  private func animationByDelegate(from: UIViewController, to: UIViewController) -> TransitionAnimation? {
    guard let delegate, let stage = view.layer.stage else { return nil }
    return TransitionAnimation(
      chosenBy: delegate, on: stage,
      animator: "tabBarController:animationControllerForTransitionFromViewController:toViewController:",
      { delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to) },
      interaction: "tabBarController:interactionControllerForAnimationController:",
      { delegate.tabBarController(self, interactionControllerFor: $0) })
  }
}

/// A change of tabs, from the choice to the end of its transition.
@MainActor
private final class TabChange {
  let from: UIViewController
  let to: UIViewController
  /// The transition by the delegate's animator; nil where there is none.
  var context: TransitionContext?
  var appearance: AppearanceChange?

  init(from: UIViewController, to: UIViewController) {
    (self.from, self.to) = (from, to)
  }

  func leads(from: UIViewController?, to: UIViewController?) -> Bool { self.from === from && self.to === to }

  /// Another tab has been chosen in the same turn.
  func callOff() {
    context?.callOff(happened: false)
  }
}

extension UIViewController {
  /// The tab bar controller around this controller.
  public var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
