// How the stack changes: at once in `viewControllers`, in the next layout pass on screen.

/// A change of the stack, from the call that asks for it to the end of its transition.
@MainActor
final class StackChange {
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  /// The stack before, restored if the transition is cancelled.
  let before: [UIViewController]
  let after: [UIViewController]
  /// The transition, made when the change is the next in line: its coordinator is there as soon as `pushViewController` returns.
  var context: TransitionContext?
  var appearance: AppearanceChange?
  /// Lets the completion block of the transaction run in which the change was asked for.
  private var letTransactionComplete = CATransaction.hold()

  init(
    _ operation: UINavigationController.Operation, isAnimated: Bool, before: [UIViewController], after: [UIViewController]
  ) {
    self.operation = operation
    self.isAnimated = isAnimated
    self.before = before
    self.after = after
  }

  var to: UIViewController? { after.last }

  /// The change is over, or has been overtaken by another one.
  func finish() {
    letTransactionComplete?()
    letTransactionComplete = nil
  }

  /// The change has `happened` without a transition, or it will not happen, because it was overtaken.
  func finishWithoutTransition(happened: Bool) {
    context?.callOff(happened: happened)
    finish()
  }
}

// MARK: - Asking for a change

extension UINavigationController {
  @discardableResult
  func change(
    to new: some Sequence<UIViewController>, _ operation: Operation, animated: Bool
  ) -> [UIViewController] {
    let before = stack
    setStack(Array(new))
    if isViewLoaded { enqueue(operation, before: before, animated: animated && view.window != nil) }
    return before.filter { !isOnStack($0) }
  }

  private func enqueue(_ operation: Operation, before: [UIViewController], animated: Bool) {
    var before = before
    while let last = pending.last, !last.isAnimated || !isOnStack(last.to) {
      before = last.before
      pending.removeLast().finishWithoutTransition(happened: false)
    }
    let change = StackChange(operation, isAnimated: animated, before: before, after: stack)
    pending.append(change)
    if current == nil, pending.count == 1 { prepare(change) }
    view.setNeedsLayout()
    if change.context != nil { beginAfterLayout(change) }
  }

  /// A view that has left the window by then is not laid out, and the change happens all the same.
  private func beginAfterLayout(_ change: StackChange) {
    view.layer.stage?.turn.whenLaidOut { [weak self, weak change] in
      if let self, let change, pending.first === change { beginPendingChange() }
    }
  }

  /// Makes the context of an animated change from the screen that is shown.
  private func prepare(_ change: StackChange) {
    guard change.isAnimated, change.operation != .none, change.context == nil, view.window != nil,
      let from = shown, let to = change.to, from !== to
    else { return }
    let operation = change.operation
    change.context = TransitionContext(
      from: TransitionScreen(from, from: from.view.frame) { from.view },
      to: TransitionScreen(to, finalFrame: { [weak self] in self?.frame(of: to) ?? .zero }, view: { to.view }),
      in: stackView, isAnimated: true,
      chosenBy: { [weak self] in self?.animation(of: operation, from: from, to: to) ?? .immediate }
    ) { [weak self, weak change] didComplete in
      if let change { self?.end(change, from: from, to: to, didComplete: didComplete) }
    }
  }

  // MARK: Children

  func isOnStack(_ controller: UIViewController?) -> Bool { stack.contains { $0 === controller } }

  /// Changes the children: who comes and who goes is told now that it will move, and at the end of the change that it has.
  func setStack(_ new: [UIViewController]) {
    let old = stack
    stack = new
    for controller in new where controller.parent !== self || leaving.contains(controller) {
      arrive(controller)
    }
    for controller in old where !isOnStack(controller) {
      arriving.removeAll { $0 === controller }
      leaving.append(controller)
      controller.tellWillMove(to: nil)
    }
    releaseLeaving()
  }

  private func arrive(_ controller: UIViewController) {
    arriving.append(controller)
    if leaving.contains(controller) {
      leaving.removeAll { $0 === controller }
      controller.tellWillMove(to: self)
    } else {
      addChild(controller)
    }
  }

  /// Lets those go that have left the stack and that no transition shows.
  private func releaseLeaving() {
    for controller in leaving where controller !== shown && current?.context?.involves(controller) != true {
      leaving.removeAll { $0 === controller }
      controller.removeFromParent()
    }
  }

  private func welcomeArriving() {
    let arrived = arriving
    arriving = []
    for controller in arrived {
      let isComing = controller === shown && !controller.isVisible
      controller.tellDidMove(to: self)
      controller.hasNewParent = isComing
    }
  }
}

// MARK: - Changing the screen

extension UINavigationController {
  /// The first screen needs no transition: it is there when the navigation controller is.
  func showTopAtOnce() {
    guard let top = topViewController else { return }
    place(top)
    shown = top
    welcomeArriving()
    showBarItems()
    placeBottomBars()
  }

  private func place(_ screen: UIViewController) {
    fill(screen)
    stackView.addSubview(screen.view)
  }

  private func showBarItems(duration: Double = 0, _ change: UINavigationBar.Change = .sliding) {
    navigationBar.show(
      stack.map(\.navigationItem), scrolled: stack.last.map(scrolledDistance(of:)) ?? 0, duration: duration, change)
    UIView.animate(withDuration: duration) { self.contentDidMove() }
  }

  func beginPendingChange() {
    guard current == nil, !pending.isEmpty else { return }
    let change = pending.removeFirst()
    guard change.to !== shown, change.to == nil || isOnStack(change.to) || pending.isEmpty else {
      change.finishWithoutTransition(happened: false)
      arriveAndLeave()
      showBarItems()
      return beginPendingChange()
    }
    prepare(change)
    guard let to = change.to, let from = shown, let context = change.context, view.window != nil else {
      return replaceShown(by: change.to, change)
    }
    run(change, context, from: from, to: to)
  }

  private func run(_ change: StackChange, _ context: TransitionContext, from: UIViewController, to: UIViewController) {
    current = change
    keepInsets(of: from)
    context.place(from: from.view.frame)
    context.chooseAnimation()
    announce(to, leaving: from, change, isAnimated: true)
    fill(to)
    letBottomBarsMove(from: from, to: to)
    for screen in [from, to] { screen.isInNavigationTransition = true }
    context.begin { [weak self, weak context] duration in
      self?.showBarItems(duration: duration, context?.isSystem == true ? .keepingPace : .fading)
      self?.showToolbarItems(of: to, animated: true)
    }
  }

  /// Tells both screens and the delegate; the screens are told nothing while the container is off screen.
  private func announce(_ to: UIViewController?, leaving from: UIViewController?, _ change: StackChange, isAnimated: Bool) {
    let appearance = AppearanceChange(going: from, coming: to, isAnimated: isAnimated)
    change.appearance = appearance
    to?.isMovingToParent = !change.before.contains { $0 === to }
    from?.isMovingFromParent = !isOnStack(from)
    isFirstAnnounced = true
    if view.window != nil { appearance.begin() }
    if let to { callDelegate(willShow: to, animated: isAnimated) }
  }

  /// Changes to another screen without a transition.
  private func replaceShown(by to: UIViewController?, _ change: StackChange) {
    let from = shown
    announce(to, leaving: from, change, isAnimated: false)
    showBarItems()
    if let to { place(to) }
    from?.view.removeFromSuperview()
    settle(change, on: to, leaving: from)
    placeBottomBars()
    change.finishWithoutTransition(happened: true)
    beginPendingChange()
  }

  private func end(_ change: StackChange, from: UIViewController, to: UIViewController, didComplete: Bool) {
    for screen in [from, to] { screen.isInNavigationTransition = false }
    keepInsets(of: nil)
    if didComplete {
      current = nil
      from.view.removeFromSuperview()
      settle(change, on: to, leaving: from)
    } else {
      to.view.removeFromSuperview()
      noteInsets(of: from)
      if from.view.superview !== stackView { place(from) }
      if pending.isEmpty { setStack(change.before) }
      current = nil
      showBarItems()
      change.appearance?.turnBack()
      stopMoving(from, to)
      arriveAndLeave()
    }
    placeBottomBars()
    change.finish()
    view.setNeedsLayout()
  }

  /// The new screen has come: the old one is told, and let go if it is off the stack.
  private func settle(_ change: StackChange, on to: UIViewController?, leaving from: UIViewController?) {
    shown = to
    change.appearance?.end()
    stopMoving(from, to)
    arriveAndLeave()
    if let to { callDelegate(didShow: to, animated: change.appearance?.isAnimated ?? false) }
  }

  private func arriveAndLeave() {
    welcomeArriving()
    releaseLeaving()
  }

  private func stopMoving(_ from: UIViewController?, _ to: UIViewController?) {
    to?.isMovingToParent = false
    from?.isMovingFromParent = false
  }
}
