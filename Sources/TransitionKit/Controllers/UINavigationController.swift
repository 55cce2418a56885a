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
  public let navigationBar = UINavigationBar(frame: .zero)
  /// Holds the visible screen, and both screens while a transition runs.
  private let stackView = UIView()
  private var stack: [UIViewController] = []
  private var pending: [StackChange] = []
  private var transition: TransitionContext?
  /// The screen that is shown. A push or pop changes `topViewController` at once, and `shown` only when its transition has ended.
  private var shown: UIViewController?

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
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
  open var visibleViewController: UIViewController? { stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains { $0 === viewController }, "A controller can be on the stack only once")
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
    guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1 else { return nil }
    return change(to: stack[...index], .pop, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
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

  /// Removes a hidden bar from the view, because it could be seen above the upper edge while the view is turned.
  private func removeHiddenBar() {
    if isBarHidden { navigationBar.removeFromSuperview() }
  }

  private func placeBar() {
    let height = (Stage.active.map { $0.statusBar.coveredHeight(on: $0) } ?? 0) + UINavigationBar.height
    navigationBar.frame = CGRect(x: 0, y: isBarHidden ? -height : 0, width: view.bounds.width, height: height)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    stackView.fill(view.bounds)
    view.addSubview(stackView)
    view.addSubview(navigationBar)
    navigationBar.autoresizingMask = .flexibleWidth
    placeBar()
    interactivePopGestureRecognizer.map(view.addGestureRecognizer)
    removeHiddenBar()
    showTopAtOnce()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    beginPendingChange()
  }

  override var childrenSharingAppearance: [UIViewController] { shown.map { [$0] } ?? [] }

  override var letsChildrenFollowTheirViews: Bool { false }

  override var insetsForChild: UIEdgeInsets {
    UIEdgeInsets(top: isBarHidden ? 0 : UINavigationBar.height, left: 0, bottom: 0, right: 0)
  }

  // MARK: The swipe back

  /// The gesture by which a finger from the left edge drags the top screen away, where the system's own pop would run.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = interactivePop.recognizer
  private lazy var interactivePop = InteractivePop(self)
  /// The interaction controller of the system's own pop, while a finger leads that.
  var popInteraction: UIPercentDrivenInteractiveTransition? { interactivePop.interaction }
  var isInTransition: Bool { transition != nil || !pending.isEmpty }
}

// MARK: - Changing the stack

/// A change that waits for the layout pass.
private struct StackChange {
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  /// The stack before, restored if the transition is cancelled.
  let before: [UIViewController]
  let after: [UIViewController]
}

extension UINavigationController {
  @discardableResult
  private func change(
    to new: some Sequence<UIViewController>, _ operation: Operation, animated: Bool
  ) -> [UIViewController] {
    let before = stack
    setStack(Array(new))
    if isViewLoaded {
      pending.append(StackChange(operation: operation, isAnimated: animated, before: before, after: stack))
      view.setNeedsLayout()
    }
    return before.filter { old in !stack.contains { $0 === old } }
  }

  private func setStack(_ new: [UIViewController]) {
    let old = stack
    stack = new
    for controller in new where controller.parent !== self {
      addChild(controller)
    }
    for controller in old where !new.contains(where: { $0 === controller }) && controller !== shown {
      release(controller)
    }
  }

  private func release(_ controller: UIViewController) {
    controller.tellWillMove(to: nil)
    controller.removeFromParent()
  }

  private var stackFrame: CGRect { stackView.bounds }

  /// The first screen needs no transition: it is there when the navigation controller is.
  private func showTopAtOnce() {
    guard let top = topViewController else { return }
    place(top.view)
    shown = top
    top.tellDidMove(to: self)
    showBarItems()
  }

  private func place(_ view: UIView) {
    view.fill(stackFrame)
    stackView.addSubview(view)
  }

  private func showBarItems(duration: Double = 0) {
    navigationBar.show(stack.map(\.navigationItem), duration: duration)
  }

  private func beginPendingChange() {
    guard transition == nil, !pending.isEmpty else { return }
    let change = pending.removeFirst()
    guard let to = change.after.last, to !== shown else {
      showBarItems()
      return beginPendingChange()
    }
    guard let from = shown, view.window != nil else {
      return replaceShown(by: to, change)
    }
    begin(change, from: from, to: to)
  }

  private func begin(_ change: StackChange, from: UIViewController, to: UIViewController) {
    guard change.isAnimated, let animation = animation(of: change.operation, from: from, to: to) else {
      return replaceShown(by: to, change)
    }
    let appearance = AppearanceChange(going: from, coming: to, isAnimated: true)
    let context = TransitionContext(
      from: TransitionScreen(from, from: from.view.frame) { from.view }, to: TransitionScreen(to, to: stackFrame) { to.view },
      in: stackView, animation
    ) { [weak self] didComplete in
      self?.end(change, appearance, from: from, to: to, didComplete: didComplete)
    }
    transition = context
    announce(to, leaving: from, change, appearance)
    to.view.fill(stackFrame)
    context.begin { [weak self] duration in
      self?.showBarItems(duration: duration)
    }
  }

  /// Tells both screens and the delegate; the screens are told nothing while the container is off screen.
  private func announce(
    _ to: UIViewController, leaving from: UIViewController?, _ change: StackChange, _ appearance: AppearanceChange
  ) {
    to.isMovingToParent = !change.before.contains { $0 === to }
    from?.isMovingFromParent = !change.after.contains { $0 === from }
    if view.window != nil { appearance.begin() }
    callDelegate(willShow: to, animated: appearance.isAnimated)
  }

  /// Changes to another screen without a transition.
  private func replaceShown(by to: UIViewController, _ change: StackChange) {
    let from = shown
    let appearance = AppearanceChange(going: from, coming: to, isAnimated: false)
    announce(to, leaving: from, change, appearance)
    showBarItems()
    place(to.view)
    from?.view.removeFromSuperview()
    settle(on: to, leaving: from, appearance)
    beginPendingChange()
  }

  private func end(
    _ change: StackChange, _ appearance: AppearanceChange, from: UIViewController, to: UIViewController, didComplete: Bool
  ) {
    transition = nil
    if didComplete {
      from.view.removeFromSuperview()
      settle(on: to, leaving: from, appearance)
    } else {
      to.view.removeFromSuperview()
      if from.view.superview !== stackView { place(from.view) }
      appearance.turnBack()
      stopMoving(from, to)
      if pending.isEmpty { setStack(change.before) }
      showBarItems()
    }
    view.setNeedsLayout()
  }

  /// The new screen has come: the old one is told, and let go if it is off the stack.
  private func settle(on to: UIViewController, leaving from: UIViewController?, _ appearance: AppearanceChange) {
    shown = to
    appearance.end()
    stopMoving(from, to)
    to.tellDidMove(to: self)
    if let from, !stack.contains(where: { $0 === from }) { release(from) }
    callDelegate(didShow: to, animated: appearance.isAnimated)
  }

  private func stopMoving(_ from: UIViewController?, _ to: UIViewController) {
    to.isMovingToParent = false
    from?.isMovingFromParent = false
  }
}
