/// Screens side by side, one of them shown above a bar.
///
/// A change on screen begins in the next layout pass; it is animated where the delegate has an animator.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar(frame: .zero)
  /// Holds the shown screen, and both screens while a transition runs.
  private let tabView = UIView()
  private var tabs: [UIViewController] = []
  private var chosen = 0
  private var shown: UIViewController?
  private var transition: TransitionContext?

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
      precondition(tabs.indices.contains(newValue), "The index must name a tab")
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
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - UITabBar.height, width: view.bounds.width, height: UITabBar.height)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(tabBar)
  }

  override func showFirstChild() {
    changeIfLoaded()
  }

  override var childrenSharingAppearance: [UIViewController] { shown.map { [$0] } ?? [] }

  override var letsChildrenFollowTheirViews: Bool { false }

  override var insetsForChild: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0)
  }

  // MARK: Changing

  private func changeIfLoaded() {
    guard isViewLoaded else { return }
    tabBar.show(count: tabs.count, chosen: chosen)
    guard shown != nil, view.window != nil, let stage = view.layer.stage else { return showAtOnce() }
    stage.turn.whenLaidOut { [weak self] in self?.beginChange() }
  }

  private func showAtOnce() {
    let (from, to) = (shown, selectedViewController)
    guard to !== from else { return }
    let appearance = AppearanceChange(going: from, coming: to, isAnimated: false)
    let isSeen = view.window != nil
    if isSeen { appearance.begin() }
    shown = to
    if let to {
      to.view.fill(tabView.bounds)
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

  private func beginChange() {
    guard transition == nil, let from = shown, from !== selectedViewController else { return }
    guard let to = selectedViewController else { return showAtOnce() }
    let animation = animationByDelegate(from: from, to: to) ?? .immediate
    let appearance = AppearanceChange(going: from, coming: to, isAnimated: animation.isAnimated)
    let context = TransitionContext(
      from: TransitionScreen(from, from: from.view.frame) { from.view },
      to: TransitionScreen(to, to: tabView.bounds) { to.view }, in: tabView, animation
    ) { [weak self] didComplete in
      self?.end(appearance, from: from, to: to, didComplete: didComplete)
    }
    transition = context
    appearance.begin()
    to.view.fill(tabView.bounds)
    context.begin()
  }

  private func end(_ appearance: AppearanceChange, from: UIViewController, to: UIViewController, didComplete: Bool) {
    transition = nil
    if didComplete {
      from.view.removeFromSuperview()
      shown = to
      appearance.end()
    } else {
      to.view.removeFromSuperview()
      chosen = tabs.firstIndex { $0 === from } ?? chosen
      tabBar.show(count: tabs.count, chosen: chosen)
      appearance.turnBack()
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

extension UIViewController {
  /// The tab bar controller around this controller.
  public var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
