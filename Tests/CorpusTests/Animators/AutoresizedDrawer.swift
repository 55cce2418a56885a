import UIKit

/// The new screen unfolds by its frame, and what is in it follows by its autoresizing masks.
final class AutoresizedDrawer: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to), let to = toVC.view else { return }
    let final = transitionContext.finalFrame(for: toVC)
    to.clipsToBounds = true
    to.frame = CGRect(x: 10, y: final.height - 60, width: 50, height: 50)
    transitionContext.containerView.addSubview(to)
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []) {
      to.frame = final
      to.setNeedsLayout()
      to.layoutIfNeeded()
    } completion: { _ in
      to.clipsToBounds = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
