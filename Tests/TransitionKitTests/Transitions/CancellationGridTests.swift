import Raster
import Testing
import TransitionKit

/// Kinds of animation that a cancelled transition must undo.
private enum Kind: String, CaseIterable, Sendable {
  case plain, spring, keyframes, nested, delayed, propertyAnimator, dimming, additive, dissolve, flip, autoreverse

  @MainActor
  func animate(_ from: UIView, _ to: UIView, _ container: UIView, completion: @escaping () -> Void) {
    let end: (Bool) -> Void = { _ in completion() }
    let away = {
      from.transform = CGAffineTransform(translationX: 40, y: 10).rotated(by: 0.5)
      from.alpha = 0.25
    }
    switch self {
    case .plain:
      UIView.animate(withDuration: 0.5, animations: away, completion: end)
    case .spring:
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 3, animations: away, completion: end)
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: 0.5, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4, animations: away)
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.3) { from.center.x = 90 }
        }, completion: end)
    case .nested:
      UIView.animate(
        withDuration: 0.5,
        animations: {
          away()
          UIView.animate(withDuration: 0.2, delay: 0.1, options: .overrideInheritedDuration) { from.layer.cornerRadius = 30 }
        }, completion: end)
    case .delayed:
      UIView.animate(withDuration: 0.3, delay: 0.2, animations: away, completion: end)
    case .propertyAnimator:
      let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6, animations: away)
      animator.addAnimations({ from.backgroundColor = .yellow }, delayFactor: 0.3)
      animator.addCompletion { _ in completion() }
      animator.startAnimation()
    case .dimming:
      let dim = UIView(frame: container.bounds)
      dim.backgroundColor = UIColor(white: 0, alpha: 0.6)
      dim.alpha = 0
      container.insertSubview(dim, belowSubview: from)
      UIView.animate(withDuration: 0.5) {
        dim.alpha = 1
        away()
      } completion: { _ in
        dim.removeFromSuperview()
        completion()
      }
    case .additive:
      UIView.animate(withDuration: 0.5, animations: away, completion: end)
      let shake = CABasicAnimation(keyPath: "position")
      (shake.fromValue, shake.toValue) = (CGPoint(x: -20, y: 0), CGPoint.zero)
      (shake.isAdditive, shake.duration) = (true, 0.4)
      from.layer.add(shake, forKey: nil)
    case .dissolve, .flip:
      UIView.transition(
        with: container, duration: 0.5, options: self == .flip ? .transitionFlipFromLeft : .transitionCrossDissolve,
        animations: { container.bringSubviewToFront(to) },
        completion: { _ in
          container.sendSubviewToBack(to)
          completion()
        })
    case .autoreverse:
      UIView.animate(withDuration: 0.25, delay: 0, options: .autoreverse, animations: away)
      UIView.animate(withDuration: 0.5, animations: { from.center.y += 5 }, completion: end)
    }
  }
}

private final class Swap: NSObject, UIViewControllerAnimatedTransitioning {
  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from)!, context.view(forKey: .to)!)
    context.containerView.insertSubview(to, at: 0)
    kind.animate(from, to, context.containerView) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@MainActor @Suite final class CancellationGridTests {
  private lazy var stage = Stage.small()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))
  private let interaction = UIPercentDrivenInteractiveTransition()

  private func popping(_ kind: Kind) -> (UINavigationController, PlainDelegate) {
    let navigation = UINavigationController(rootViewController: a)
    stage.window.rootViewController = navigation
    navigation.pushViewController(b, animated: false)
    stage.advance(to: 1)
    let mark = UIView(frame: CGRect(x: 10, y: 80, width: 30, height: 30))
    mark.backgroundColor = .green
    b.view.addSubview(mark)
    stage.advance(to: 2)
    let delegate = PlainDelegate(Swap(kind), interaction)
    navigation.delegate = delegate
    return (navigation, delegate)
  }

  @Test(arguments: Kind.allCases, [0, 0.01, 0.2, 0.5, 0.77, 0.99, 1] as [CGFloat])
  private func aCancelledRunEndsAsItBegan(kind: Kind, share: CGFloat) throws {
    let (navigation, delegate) = popping(kind)
    let before = stage.snapshot()
    navigation.popViewController(animated: true)
    stage.advance(to: 2.05)
    interaction.update(share / 2)
    stage.advance(to: 2.1)
    interaction.update(share)
    stage.advance(to: 2.2)
    interaction.cancel()
    try stage.settle()
    #expect(stage.snapshot() == before)
    #expect(navigation.topViewController === b && stage.diagnostics == [] && delegate.interaction === interaction)
  }

  @Test(arguments: Kind.allCases)
  private func aFinishedRunEndsWithTheOther(kind: Kind) throws {
    let (navigation, delegate) = popping(kind)
    navigation.popViewController(animated: true)
    stage.advance(to: 2.1)
    interaction.update(0.4)
    interaction.finish()
    try stage.settle()
    #expect(navigation.viewControllers == [a] && stage.snapshot()[50, 150] == .pureRed && delegate.interaction != nil)
  }

  @Test func aFinishingTransitionMayBePausedAndCancelled() throws {
    let (navigation, delegate) = popping(.plain)
    var changes: [Bool] = []
    let before = stage.snapshot()
    navigation.popViewController(animated: true)
    stage.advance(to: 2.1)
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    interaction.update(0.5)
    interaction.finish()
    stage.advance(to: 2.2)
    interaction.pause()
    #expect(interaction.percentComplete > 0.5 && interaction.percentComplete < 1)
    stage.advance(to: 4)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    interaction.update(0.3)
    interaction.cancel()
    stage.advance(to: 4.05)
    interaction.pause()
    #expect(navigation.transitionCoordinator?.isCancelled == false)
    interaction.cancel()
    try stage.settle()
    #expect(stage.snapshot() == before && changes == [false, true, false, true, false] && delegate.interaction != nil)
  }

  /// An animator that puts work on the main queue and starts a timer while it sets the transition up.
  private final class Asking: PlainAnimator {
    var heard: [Double] = []

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      super.animateTransition(using: transitionContext)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.heard.append(CACurrentMediaTime()) }
      Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in self.heard.append(CACurrentMediaTime()) }
    }

    override init(completes: Bool = true) {
      super.init(completes: completes)
    }
  }

  @Test func queuesAndTimersAreNotScrubbed() {
    let (navigation, delegate) = popping(.plain)
    let asking = Asking()
    let other = PlainDelegate(asking, interaction)
    navigation.delegate = other
    navigation.popViewController(animated: true)
    stage.advance(to: 2.1)
    interaction.update(0.1)
    stage.advance(to: 3)
    #expect(asking.heard.map { ($0 * 10).rounded() / 10 } == [2.2, 2.4] && delegate !== other)
  }

  @Test func completionSpeedShortensTheRest() throws {
    let (navigation, delegate) = popping(.plain)
    navigation.popViewController(animated: true)
    stage.advance(to: 2)
    interaction.update(0.5)
    interaction.completionSpeed = 2
    interaction.finish()
    try stage.settle()
    #expect(abs(stage.now - 2.125) < 1e-9 && delegate.interaction != nil)
  }

  @Test func withoutAnInteractiveStartItPlaysUntilItIsPaused() throws {
    let (navigation, delegate) = popping(.plain)
    interaction.wantsInteractiveStart = false
    let before = stage.snapshot()
    navigation.popViewController(animated: true)
    stage.advance(to: 2.25)
    let half = b.view.layer.presentation()!.opacity
    #expect(half < 0.7 && half > 0.5)
    interaction.pause()
    stage.advance(to: 5)
    interaction.cancel()
    try stage.settle()
    #expect(stage.snapshot() == before && navigation.topViewController === b && delegate.interaction != nil)
  }
}
