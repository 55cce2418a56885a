import Testing
import TransitionKit

/// Fades the incoming view in and moves the outgoing one, by a block or by a property animator, and puts nothing back.
private final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
  let usesAnimator: Bool
  var position: UIViewAnimatingPosition?

  init(usesAnimator: Bool) {
    self.usesAnimator = usesAnimator
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from)!, context.view(forKey: .to)!)
    context.containerView.insertSubview(to, at: 0)
    to.alpha = 0
    let change = {
      to.alpha = 1
      from.transform = CGAffineTransform(translationX: 100, y: 0)
    }
    guard usesAnimator else {
      return UIView.animate(withDuration: 1, animations: change) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn, animations: change)
    animator.addCompletion { position in
      self.position = position
      context.completeTransition(!context.transitionWasCancelled)
    }
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.isRunning)
  }
}

@MainActor @Suite final class CancelledModelTests {
  private lazy var stage = Stage.small()
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))
  private var delegate: PlainDelegate?

  private func pop(by animator: any UIViewControllerAnimatedTransitioning) {
    let navigation = UINavigationController()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [a, b]
    delegate = PlainDelegate(animator, interaction)
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    navigation.popViewController(animated: true)
    stage.advance(to: 0)
  }

  @Test(arguments: [false, true])
  func theIncomingViewOfACancelledPopKeepsItsFinalLook(usesAnimator: Bool) throws {
    pop(by: Fading(usesAnimator: usesAnimator))
    interaction.update(0.6)
    interaction.cancel()
    try stage.settle()
    #expect(a.view.alpha == 1 && b.view.transform.isIdentity && a.view.window == nil)
    #expect(stage.diagnostics == [])
  }

  @Test func propertyAnimatorsFollowThePercentDrivenTransition() throws {
    let fading = Fading(usesAnimator: true)
    pop(by: fading)
    var shifts: [CGFloat] = []
    for share in [0.4, 0.5, 0.75, 1] as [CGFloat] {
      interaction.update(share)
      shifts.append(b.view.layer.presentation()!.affineTransform().tx)
    }
    #expect(shifts == [0, 0, 50, 100], "it begins half-way, and is linear though it eases in")
    interaction.finish()
    try stage.settle()
    #expect(fading.position == .end && stage.diagnostics == [])
  }

  @Test func propertyAnimatorsOfACancelledTransitionEndAtTheirStart() throws {
    let fading = Fading(usesAnimator: true)
    pop(by: fading)
    interaction.update(0.9)
    interaction.cancel()
    try stage.settle()
    #expect(fading.position == .start && b.view.window != nil && b.view.layer.animationKeys() == nil)
  }

  /// These times and the duration have no exact sums: rounding must not leave the animators just short of their ends.
  @Test(arguments: [0.1, 0.3, 0.41, 0.7])
  func propertyAnimatorsCancelledAtAnyTimeEndAtTheirStart(time: Double) throws {
    let fading = Fading(usesAnimator: true)
    pop(by: fading)
    interaction.update(0.7)
    stage.advance(to: time)
    interaction.cancel()
    try stage.settle()
    #expect(fading.position == .start && b.view.transform.isIdentity && b.view.frame == stage.window.bounds)
  }

  @Test func whatTheCompletionSetsStays() throws {
    let animator = Badging()
    pop(by: animator)
    interaction.update(0.6)
    interaction.cancel()
    try stage.settle()
    #expect(animator.badge.alpha == 0 && animator.badge.center == CGPoint(x: 5, y: 5))
  }

  @Test(arguments: [0, 0.4, 1] as [CGFloat])
  func subviewsOfAResizedViewHaveTheirSizeBackAfterACancel(share: CGFloat) throws {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 50))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.perform { b.view.addSubview(inner) }
    pop(by: Shrinking())
    interaction.update(share)
    interaction.cancel()
    try stage.settle()
    #expect(b.view.frame == stage.window.bounds && inner.frame == CGRect(x: 10, y: 10, width: 80, height: 50))
  }
}

/// Shrinks the outgoing view, in two steps.
private final class Shrinking: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)!
    context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
    UIView.animate(withDuration: 1) {
      from.frame = from.frame.insetBy(dx: 20, dy: 40)
      from.frame = from.frame.insetBy(dx: 10, dy: 10)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Shows a badge while the outgoing view leaves, and puts the badge back in its completion, as it was before.
private final class Badging: NSObject, UIViewControllerAnimatedTransitioning {
  let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
    context.containerView.addSubview(badge)
    badge.alpha = 0
    UIView.animate(withDuration: 1) { [badge] in
      badge.alpha = 1
      badge.center.x = 50
    } completion: { [badge] _ in
      badge.alpha = 0
      badge.layer.setValue(CGPoint(x: 5, y: 5), forKey: "position")
      badge.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
