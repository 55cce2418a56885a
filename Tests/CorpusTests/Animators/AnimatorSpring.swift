import UIKit

/// A property animator with a spring that has a velocity; it lifts the new screen while the old one sinks back.
final class AnimatorSpring: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    container.addSubview(to)
    to.frame.origin.y = container.frame.maxY

    let timing = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 0, dy: 3))
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), timingParameters: timing)
    animator.addAnimations {
      to.frame.origin.y = 0
      from.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      from.alpha = 0.5
    }
    animator.addCompletion { position in
      from.transform = .identity
      from.alpha = 1
      transitionContext.completeTransition(position == .end && !transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}
