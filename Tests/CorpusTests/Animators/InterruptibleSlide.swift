import UIKit

/// One property animator for both ways of running: `animateTransition` starts it, an interaction scrubs it.
final class InterruptibleSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewImplicitlyAnimating?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let animator = animator { return animator }
    let from = transitionContext.view(forKey: .from)!
    let to = transitionContext.view(forKey: .to)!
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    to.alpha = 0.3

    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext),
      timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    animator.addAnimations {
      from.frame = from.frame.offsetBy(dx: from.bounds.width, dy: 0)
      to.alpha = 1
    }
    animator.addCompletion { _ in
      to.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}
