import UIKit

/// The new screen drops in on a spring of a given damping and first velocity.
final class SpringDrop: NSObject, UIViewControllerAnimatedTransitioning {
  let damping: CGFloat
  let velocity: CGFloat

  init(damping: CGFloat, velocity: CGFloat) {
    self.damping = damping
    self.velocity = velocity
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to) else { return }
    let containerView = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toVC)
    let screen = UIScreen.main.bounds
    toVC.view.frame = finalFrame.offsetBy(dx: 0, dy: -screen.size.height)
    containerView.addSubview(toVC.view)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: damping,
      initialSpringVelocity: velocity, options: UIView.AnimationOptions.curveLinear,
      animations: { toVC.view.frame = finalFrame },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
