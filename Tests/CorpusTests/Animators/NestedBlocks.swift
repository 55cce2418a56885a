import UIKit

/// Blocks in blocks: the inner ones take over duration and curve unless they say otherwise, and some changes stay outside.
final class NestedBlocks: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    container.addSubview(to)
    to.frame.origin.y = container.bounds.height
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    badge.backgroundColor = .red
    container.addSubview(badge)

    UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) {
      badge.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
      UIView.animate(withDuration: 0.1) {
        to.frame.origin.y = 0
      }
      UIView.animate(withDuration: 0.3, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseOut]) {
        from.alpha = 0.2
      }
      UIView.performWithoutAnimation {
        badge.transform = CGAffineTransform(rotationAngle: .pi / 4)
        badge.backgroundColor = .green
      }
    } completion: { _ in
      badge.removeFromSuperview()
      from.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
