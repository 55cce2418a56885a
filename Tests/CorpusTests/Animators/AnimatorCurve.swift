import UIKit

/// Two property animators, one with a Bézier of its own and one with a delay and animations that come in half-way.
final class AnimatorCurve: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    container.insertSubview(to, at: 0)
    to.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)

    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.6, y: -0.3), controlPoint2: CGPoint(x: 0.7, y: 1))
    let leave = UIViewPropertyAnimator(duration: 0.4, timingParameters: curve)
    leave.addAnimations { from.center.x -= container.bounds.width }
    leave.startAnimation()

    let arrive = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) {
      to.transform = .identity
    }
    arrive.addAnimations({ to.layer.cornerRadius = 0 }, delayFactor: 0.5)
    to.layer.cornerRadius = 30
    to.clipsToBounds = true
    arrive.addCompletion { _ in
      to.clipsToBounds = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    arrive.startAnimation(afterDelay: 0.1)
  }
}
