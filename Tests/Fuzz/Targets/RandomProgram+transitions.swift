package import TransitionKit

extension RandomProgram {
  func navigate() {
    let isAnimated = random.below(4) > 0
    navigation.delegate = random.below(2) == 0 ? nil : self
    switch random.below(8) {
    case 0, 1, 2: navigation.pushViewController(UIViewController(), animated: isAnimated)
    case 3, 4: navigation.popViewController(animated: isAnimated)
    case 5: navigation.popToRootViewController(animated: isAnimated)
    case 6: navigation.setViewControllers(navigation.viewControllers.dropLast() + [UIViewController()], animated: isAnimated)
    default: navigation.setNavigationBarHidden(random.below(2) == 0, animated: isAnimated)
    }
  }

  func present() {
    let isAnimated = random.below(4) > 0
    if random.below(2) == 0 { return top.dismiss(animated: isAnimated) { self.then() } }
    let next = UIViewController()
    next.modalPresentationStyle = random.pick([.fullScreen, .overFullScreen, .pageSheet, .custom, .currentContext, .formSheet])
    next.modalTransitionStyle = random.pick([.coverVertical, .crossDissolve, .flipHorizontal])
    next.transitioningDelegate = random.below(2) == 0 ? nil : self
    top.present(next, animated: isAnimated) { self.then() }
  }

  func interact() {
    switch random.below(5) {
    case 0, 1: interaction.update(CGFloat(random.share() * 1.4 - 0.2))
    case 2: interaction.finish()
    case 3: interaction.cancel()
    default: interaction.pause()
    }
  }

  func switchChildren() {
    if stage.window.rootViewController === tabs, random.below(2) == 0 {
      tabs.selectedIndex = random.below(3)
      return
    }
    let parent = top
    guard parent !== navigation else { return }
    let children = (0..<2).map { _ in UIViewController() }
    children.forEach { parent.addChild($0) }
    parent.view.addSubview(children[0].view)
    parent.transition(
      from: children[0], to: children[1], duration: random.share(),
      options: random.pick([[], .transitionCrossDissolve, .transitionFlipFromLeft]), animations: nil
    ) { _ in
      children[0].removeFromParent()
      self.then()
    }
  }

  /// Puts fingers down somewhere; a recogniser, such as an edge pan, may wait there.
  func touch() {
    let (start, end) = (CGPoint(x: random.below(40), y: 30), CGPoint(x: random.below(40), y: random.below(60)))
    switch random.below(6) {
    case 0: stage.tap(at: start, count: 1 + random.below(2))
    case 1: stage.press(at: start, for: random.share())
    case 2:
      stage.pinch(
        at: start, from: 5, to: CGFloat(1 + random.below(30)), turning: CGFloat(random.share()), duration: random.share())
    case 3:
      let view = someView()
      guard (view.gestureRecognizers ?? []).count < 3 else { return }
      view.addGestureRecognizer(recognizer())
    case 4: stage.drag(from: CGPoint(x: 1, y: start.y), to: end, duration: 0.2)
    default: stage.drag(from: start, to: end, duration: random.share(), hold: random.pick([0, 0.1]), after: random.share())
    }
  }

  private func recognizer() -> UIGestureRecognizer {
    switch random.below(5) {
    case 0:
      let tap = UITapGestureRecognizer()
      tap.addTarget { [unowned self] _ in self.then() }
      return tap
    case 1:
      let press = UILongPressGestureRecognizer()
      press.addTarget { [unowned self] _ in self.then() }
      return press
    case 2:
      let pinch = UIPinchGestureRecognizer()
      pinch.addTarget { pinch in pinch.view?.alpha = min(1, max(0, pinch.scale)) }
      return pinch
    case 3:
      let swipe = UISwipeGestureRecognizer()
      swipe.addTarget { [unowned self] _ in self.navigate() }
      return swipe
    default:
      let pan = UIPanGestureRecognizer()
      pan.addTarget { [unowned self] pan in
        switch pan.state {
        case .began: self.navigate()
        case .changed: self.interaction.update(pan.translation(in: pan.view).x / 40)
        case .ended: self.interaction.finish()
        default: self.interaction.cancel()
        }
      }
      return pan
    }
  }
}

// MARK: - Transitions of its own

extension RandomProgram: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  package func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { random.below(3) == 0 ? nil : self }

  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { random.below(2) == 0 ? nil : interaction }

  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { random.below(2) == 0 ? nil : self }

  package func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    random.below(2) == 0 ? nil : self
  }

  package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to { context.containerView.addSubview(to) }
    let moving = to ?? from
    UIView.animate(withDuration: 0.3) {
      moving?.alpha = 0.5
      moving?.transform = CGAffineTransform(rotationAngle: 1)
    } completion: { _ in
      moving?.alpha = 1
      moving?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
      self.then()
    }
  }
}
