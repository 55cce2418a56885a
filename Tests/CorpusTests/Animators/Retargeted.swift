import UIKit

/// Sent one way and called back half-way: the second animation adds itself to the first, without a jump.
final class Retargeted: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    container.addSubview(to)
    to.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    to.center = CGPoint(x: 0, y: 0)
    to.alpha = 0

    UIView.animate(withDuration: 0.5) {
      to.center = CGPoint(x: container.bounds.maxX, y: 40)
      to.alpha = 1
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
      UIView.animate(withDuration: 0.45, delay: 0, options: [.beginFromCurrentState, .curveEaseInOut]) {
        to.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        to.transform = .identity
        to.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
