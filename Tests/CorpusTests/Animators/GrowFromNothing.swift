import UIKit

/// The new screen unfolds from a frame without area, in keyframes of shares of the screen.
final class GrowFromNothing: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let to = transitionContext.view(forKey: .to)!
    let bounds = transitionContext.containerView.bounds
    to.frame = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    transitionContext.containerView.addSubview(to)
    UIView.animate(withDuration: 0.5) {
      to.frame = bounds
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
