import UIKit

/// The oldest of all: the new screen fades in over the old one.
class CrossFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to) else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    toVC.view.alpha = 0.0
    container.addSubview(toVC.view)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        toVC.view.alpha = 1.0
      },
      completion: { finished in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
