/// A stack of screens; pushes and pops run as transitions, one after another.
///
/// A change does not begin at once: it begins in the next layout pass, as on iOS.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  public private(set) var navigationBar = UINavigationBar(frame: .zero)
  /// Holds the visible screen, and both screens while a transition runs.
  let stackView = UIView()
  var stack: [UIViewController] = []
  /// The changes that have not begun, in order.
  var pending: [StackChange] = []
  /// The change whose transition runs.
  var current: StackChange?
  /// The screen that is shown. A push or pop changes `topViewController` at once, and `shown` only when its transition has ended.
  var shown: UIViewController?
  /// Whether the delegate has been told of the first screen.
  var isFirstAnnounced = false
  /// The screens that have come to the stack and are not told yet that they have arrived.
  var arriving: [UIViewController] = []
  /// The screens that have left the stack and stay children until the transition that shows them has ended.
  var leaving: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// With bars of classes of one's own, which are made by `init(coder:)`; nil stands for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    navigationBar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder()) ?? navigationBar
    toolbar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder()) ?? toolbar
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  /// The screens on the stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  /// The controller that this one presents, or else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    insist(!stack.contains { $0 === viewController }, "A controller can be on the stack only once")
    change(to: stack + [viewController], .push, animated: animated)
  }

  /// Pops the top screen and returns it; returns nil at the root, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: stack.dropLast(), .pop, animated: animated).last
  }

  /// Pops all screens above the controller and returns them; returns nil if the controller is on top already or not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { pop(to: $0, animated: animated) }
  }

  private func pop(to screen: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === screen }), index < stack.count - 1 else { return nil }
    return change(to: stack[...index], .pop, animated: animated)
  }

  /// Replaces the stack. A new top screen comes by a pop if it was on the stack before, otherwise by a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let wasOnStack = stack.contains { $0 === viewControllers.last }
    let operation: Operation = viewControllers.last === stack.last ? .none : wasOnStack ? .pop : .push
    change(to: viewControllers, operation, animated: animated)
  }

  // MARK: Bar

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var isBarHidden = false

  /// The bar slides out over the top of the screen and back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard isBarHidden != hidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    if !hidden { view.addSubview(navigationBar) }
    UIView.animate(
      withDuration: animated ? TimeInterval(Self.hideShowBarDuration) : 0, animations: { self.placeBar() },
      completion: { _ in self.removeHiddenBar() })
  }

  private func barHeightDidChange() {
    guard navigationBar.frame.height != navigationBar.currentHeight else { return }
    placeBar()
    stackView.setAllNeedLayout()
  }

  /// Removes a hidden bar from the view, because it could be seen above the upper edge while the view is turned.
  private func removeHiddenBar() {
    if isBarHidden { navigationBar.removeFromSuperview() }
  }

  func placeBar() {
    navigationBar.smallHeight = smallHeightOfBar
    navigationBar.roomAbove = roomAboveBar
    navigationBar.frame = frameOfBar
    placeShownChild()
  }

  private var smallHeightOfBar: CGFloat { isInCard ? BarMetrics.cardHeight : BarMetrics.height(traitCollection) }

  private var frameOfBar: CGRect {
    let height = navigationBar.currentHeight
    return CGRect(x: 0, y: isBarHidden ? -height : roomAboveBar, width: view.bounds.width, height: height)
  }

  private func fitBar() {
    let (now, wanted) = (navigationBar.frame, frameOfBar)
    let height = smallHeightOfBar
    if now.minY != wanted.minY || now.height != wanted.height || navigationBar.smallHeight != height { placeBar() }
  }

  /// The bar below the screens, which is hidden to start with.
  public private(set) var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  private var hidesToolbar = true

  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// The toolbar slides in from below the screen's lower edge, and out again.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidesToolbar != hidden else { return }
    hidesToolbar = hidden
    if isViewLoaded { slideToolbar(animated: animated) }
  }

  // MARK: View

  override func fillView() {
    stackView.fill(view.bounds)
    view.addSubview(stackView)
    view.addSubview(navigationBar)
    navigationBar.autoresizingMask = .flexibleWidth
    navigationBar.popsScreen = { [weak self] in self?.popViewController(animated: true) }
    navigationBar.delegate = self as? any UINavigationBarDelegate
    navigationBar.heightDidChange = { [weak self] in self?.barHeightDidChange() }
    toolbar.coverage = 0
    placeBar()
    placeBottomBars()
    interactivePopGestureRecognizer.map(view.addGestureRecognizer)
    removeHiddenBar()
  }

  override func showFirstChild() {
    showTopAtOnce()
  }

  override func prepareChildrenToAppear() {
    if view.window == nil { beginPendingChange() }
  }

  override func appearanceHasBegun(animated: Bool) {
    if let shown, !isFirstAnnounced { callDelegate(willShow: shown, animated: animated) }
  }

  override func appearanceHasEnded(animated: Bool) {
    guard let shown, !isFirstAnnounced else { return }
    isFirstAnnounced = true
    callDelegate(didShow: shown, animated: animated)
  }

  package override func viewIsBeingLaidOut() {
    fitBar()
    fitToolbar()
    placeShownChild()
    beginPendingChange()
  }

  override var childrenSharingAppearance: [UIViewController] { shown.map { [$0] } ?? [] }

  override var letsChildrenFollowTheirViews: Bool { false }

  override func insetsForChild(_ child: UIViewController) -> UIEdgeInsets {
    barInsets(for: child).without(edgesBesideBars(of: child))
  }

  private func barInsets(for child: UIViewController) -> UIEdgeInsets {
    let top = leavingScreen.flatMap { $0.screen === child ? $0.top : nil } ?? (isBarHidden ? 0 : heightOfBar(over: child))
    return UIEdgeInsets(top: top, left: 0, bottom: heightOfBottomBars(for: child), right: 0)
  }

  /// The bar follows the content of the screen whose titles it shows.
  override func contentDidMove() {
    followContent()
    super.contentDidMove()
  }

  /// The screen that a transition takes away, and how far the bar covered it before: its content does not follow the bar's new height.
  private var leavingScreen: (screen: UIViewController, top: CGFloat)?

  func keepInsets(of leaving: UIViewController?) {
    leavingScreen = nil
    leavingScreen = leaving.map { ($0, barInsets(for: $0).top) }
  }

  /// The edges at which a screen does not reach under the bars.
  private func edgesBesideBars(of child: UIViewController) -> UIRectEdge {
    let edges = UIRectEdge.all.subtracting(child.edgesForExtendedLayout)
    return !navigationBar.isTranslucent && !child.extendedLayoutIncludesOpaqueBars ? edges.union(.top) : edges
  }

  /// Whether a screen ends where the bar begins, instead of reaching under it.
  func endsAtBar(_ child: UIViewController) -> Bool { edgesBesideBars(of: child).contains(.top) }

  private func insetsBesideBars(of child: UIViewController) -> UIEdgeInsets {
    barInsets(for: child).beside(edgesBesideBars(of: child), safe: view.safeAreaInsets)
  }

  /// Where a screen of the stack lies when nothing moves it.
  func frame(of screen: UIViewController) -> CGRect { stackView.bounds.inset(by: insetsBesideBars(of: screen)) }

  /// How far the shown screen was put from the edges. It is moved only where that changes: its frame may be somebody else's.
  private var shownInsets = UIEdgeInsets.zero

  func fill(_ screen: UIViewController) {
    noteInsets(of: screen)
    screen.view.fill(frame(of: screen))
  }

  func noteInsets(of screen: UIViewController) { shownInsets = insetsBesideBars(of: screen) }

  override func placeShownChild() {
    guard isViewLoaded, !isInTransition, let shown, shown.view.superview === stackView else { return }
    if insetsBesideBars(of: shown) != shownInsets { fill(shown) }
  }

  // MARK: Fingers that hide the bar

  private lazy var barHiding: BarHiding = {
    let made = BarHiding(self)
    for recognizer in [made.tap, made.swipe] { view.addGestureRecognizer(recognizer) }
    return made
  }()

  /// Whether a tap on the screen hides the bar, and the next one shows it again.
  open var hidesBarsOnTap = false {
    didSet { if isViewLoaded || hidesBarsOnTap { barHiding.tap.isEnabled = hidesBarsOnTap } }
  }
  /// Whether a finger that moves upwards hides the bar, and one that moves downwards shows it again.
  open var hidesBarsOnSwipe = false {
    didSet { if isViewLoaded || hidesBarsOnSwipe { barHiding.swipe.isEnabled = hidesBarsOnSwipe } }
  }
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  /// Light words over a dark bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }

  /// The screen on top, where no bar lies behind the status bar.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  /// The screen on top.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  // MARK: The swipe back

  /// The gesture by which a finger from the left edge drags the top screen away, where the system's own pop would run.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = interactivePop.recognizer
  private lazy var interactivePop = InteractivePop(self)
  /// The interaction controller of the system's own pop, while a finger leads that.
  var popInteraction: UIPercentDrivenInteractiveTransition? { interactivePop.interaction }
  var isInTransition: Bool { current != nil || !pending.isEmpty }
}
