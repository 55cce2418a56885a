import Testing
import TransitionKit

/// The same numbers from the same seed.
private struct Dice {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// From 0 up to a limit.
  mutating func roll(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[roll(list.count)] }
  mutating func share() -> Double { Double(roll(1000)) / 1000 }
}

/// An app that does whatever the dice say, all of it legal.
@MainActor
private final class Program: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let stage = Stage(size: CGSize(width: 40, height: 60), scale: 1)
  private var dice: Dice
  private let navigation: UINavigationController
  private let interaction = UIPercentDrivenInteractiveTransition()
  private var animators: [UIViewPropertyAnimator] = []
  private(set) var steps: [String] = []
  private var depth = 0

  init(seed: Int) {
    dice = Dice(seed: seed)
    navigation = UINavigationController(rootViewController: UIViewController())
    super.init()
    stage.window.rootViewController = navigation
    stage.advance(to: 0.1)
  }

  // MARK: Transitions of its own

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dice.roll(3) == 0 ? nil : self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { dice.roll(2) == 0 ? nil : interaction }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dice.roll(2) == 0 ? nil : self }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    dice.roll(2) == 0 ? nil : self
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
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
    }
  }

  // MARK: Steps

  private var top: UIViewController {
    var screen: UIViewController = navigation.topViewController ?? navigation
    while let next = screen.presentedViewController { screen = next }
    return screen
  }

  private func someView() -> UIView {
    let view = top.view!
    if view.subviews.isEmpty || dice.roll(4) == 0 {
      let child = UIView(frame: CGRect(x: dice.roll(30), y: dice.roll(40), width: dice.roll(20), height: dice.roll(20)))
      child.backgroundColor = .green
      view.addSubview(child)
    }
    return dice.pick(view.subviews)
  }

  private func change(_ view: UIView) {
    switch dice.roll(7) {
    case 0: view.alpha = CGFloat(dice.share())
    case 1: view.center = CGPoint(x: dice.roll(40), y: dice.roll(60))
    case 2:
      let turn = CGAffineTransform(rotationAngle: CGFloat(dice.share() * 6))
      view.transform = turn.scaledBy(x: 0.5, y: CGFloat(dice.roll(3)))
    case 3: view.layer.cornerRadius = CGFloat(dice.roll(9))
    case 4: view.layer.transform = CATransform3DMakeRotation(CGFloat(dice.share() * 3), 0, 1, 0)
    case 5: view.bounds.size = CGSize(width: dice.roll(30), height: dice.roll(30))
    default: view.backgroundColor = .blue
    }
  }

  private func then() {
    guard depth < 3, dice.roll(2) == 0 else { return }
    depth += 1
    step()
    depth -= 1
  }

  private func animate() {
    let view = someView()
    let options: UIView.AnimationOptions = dice.pick([[], .curveLinear, .beginFromCurrentState, .layoutSubviews, .autoreverse])
    let delay = dice.pick([0, 0.1])
    switch dice.roll(5) {
    case 0:
      UIView.animate(
        withDuration: dice.share(), delay: delay, options: options, animations: { self.change(view) },
        completion: { _ in self.then() })
    case 1:
      UIView.animate(
        withDuration: 0.4, delay: delay, usingSpringWithDamping: CGFloat(dice.share()), initialSpringVelocity: 2,
        options: options, animations: { self.change(view) }, completion: { _ in self.then() })
    case 2:
      UIView.animateKeyframes(
        withDuration: 0.5, delay: delay,
        animations: {
          for _ in 0..<3 {
            let (start, length) = (self.dice.share(), self.dice.share())
            UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) { self.change(view) }
          }
        }, completion: { _ in self.then() })
    case 3:
      let kinds: [UIView.AnimationOptions] = [.transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromRight]
      UIView.transition(
        with: view, duration: 0.4, options: dice.pick(kinds), animations: { self.change(view) }, completion: { _ in self.then() })
    default:
      let paths = ["opacity", "position.x", "transform.rotation.z", "bounds.size.width"]
      let animation = CABasicAnimation(keyPath: dice.pick(paths))
      (animation.fromValue, animation.duration) = (dice.roll(3), dice.share())
      (animation.isAdditive, animation.repeatCount) = (dice.roll(2) == 0, Float(dice.roll(3)))
      view.layer.add(animation, forKey: dice.pick([nil, "a"]))
    }
  }

  private func drive() {
    if animators.isEmpty || dice.roll(3) == 0 {
      let view = someView()
      let animator = UIViewPropertyAnimator(duration: dice.share(), dampingRatio: 0.7) { self.change(view) }
      animator.addCompletion { _ in self.then() }
      animators.append(animator)
    }
    let animator = dice.pick(animators)
    switch dice.roll(7) {
    case 0: animator.pauseAnimation()
    case 1: animator.fractionComplete = CGFloat(dice.share())
    case 2 where animator.state == .active: animator.isReversed.toggle()
    case 3 where animator.state == .active:
      animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(dice.share()))
    case 4:
      animator.stopAnimation(false)
      if animator.state == .stopped { animator.finishAnimation(at: dice.pick([.start, .end, .current])) }
    case 5 where animator.state == .active:
      let view = someView()
      animator.addAnimations { self.change(view) }
    default: animator.startAnimation()
    }
  }

  private func navigate() {
    let isAnimated = dice.roll(4) > 0
    navigation.delegate = dice.roll(2) == 0 ? nil : self
    switch dice.roll(8) {
    case 0, 1, 2: navigation.pushViewController(UIViewController(), animated: isAnimated)
    case 3, 4: navigation.popViewController(animated: isAnimated)
    case 5: navigation.popToRootViewController(animated: isAnimated)
    case 6: navigation.setViewControllers(navigation.viewControllers.dropLast() + [UIViewController()], animated: isAnimated)
    default: navigation.setNavigationBarHidden(dice.roll(2) == 0, animated: isAnimated)
    }
  }

  private func present() {
    let isAnimated = dice.roll(4) > 0
    if dice.roll(2) == 0 { return top.dismiss(animated: isAnimated) { self.then() } }
    let next = UIViewController()
    next.modalPresentationStyle = dice.pick([.fullScreen, .overFullScreen, .pageSheet, .custom, .currentContext, .formSheet])
    next.modalTransitionStyle = dice.pick([.coverVertical, .crossDissolve, .flipHorizontal])
    next.transitioningDelegate = dice.roll(2) == 0 ? nil : self
    top.present(next, animated: isAnimated) { self.then() }
  }

  private func interact() {
    switch dice.roll(5) {
    case 0, 1: interaction.update(CGFloat(dice.share() * 1.4 - 0.2))
    case 2: interaction.finish()
    case 3: interaction.cancel()
    default: interaction.pause()
    }
  }

  private func rearrange() {
    let view = someView()
    switch dice.roll(5) {
    case 0: view.removeFromSuperview()
    case 1: top.view.sendSubviewToBack(view)
    case 2: view.snapshotView(afterScreenUpdates: dice.roll(2) == 0).map(top.view.addSubview)
    case 3: view.mask = dice.roll(2) == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    default: view.layer.speed = dice.pick([0, 1, 2])
    }
  }

  func step() {
    let names = ["animate", "drive", "navigate", "present", "interact", "rearrange", "wait", "drag", "advance"]
    let name = dice.pick(names)
    steps.append(name)
    switch name {
    case "animate": animate()
    case "drive": drive()
    case "navigate": navigate()
    case "present": present()
    case "interact": interact()
    case "rearrange": rearrange()
    case "wait": DispatchQueue.main.asyncAfter(deadline: .now() + dice.share()) { self.then() }
    case "drag": stage.drag(from: CGPoint(x: dice.roll(9), y: 30), to: CGPoint(x: dice.roll(40), y: dice.roll(60)), duration: 0.2)
    default:
      if depth == 0 { stage.advance(to: stage.now + dice.share() / 3) }
    }
  }

  /// Lets go of all that waits for a hand.
  func letGo() {
    for _ in 0..<20 {
      interaction.finish()
      for animator in animators where animator.state == .active && !animator.isRunning {
        animator.startAnimation()
      }
      stage.advance(to: stage.now + 1)
    }
    animators = []
  }
}

@MainActor
struct RandomProgramsTests {
  @Test(arguments: 0..<300)
  func legalProgramsComeToRest(seed: Int) throws {
    let program = Program(seed: seed)
    program.stage.perform {
      for _ in 0..<40 { program.step() }
    }
    _ = program.stage.picture()
    program.letGo()
    try program.stage.settle(limit: 60)
    _ = program.stage.picture()
  }
}
