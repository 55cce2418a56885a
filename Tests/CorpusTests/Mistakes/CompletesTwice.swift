import UIKit

/// Completes in the block of either of its two animations.
final class CompletesTwice: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: 0.2, animations: { from.alpha = 0 }) { _ in
      from.alpha = 1
      transitionContext.completeTransition(true)
    }
    to.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    UIView.animate(withDuration: 0.3, animations: { to.transform = .identity }) { _ in
      transitionContext.completeTransition(true)
    }
  }
}
