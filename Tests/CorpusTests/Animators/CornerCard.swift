import UIKit

/// The old screen shrinks to a card with round corners and a border, waits, and drops away: corner radius in animation blocks.
final class CornerCard: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.9 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    container.insertSubview(to, at: 0)
    from.layer.masksToBounds = true
    from.layer.borderColor = UIColor.white.cgColor
    from.layer.borderWidth = 3

    UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
      from.layer.cornerRadius = 24
      from.bounds = from.bounds.insetBy(dx: 18, dy: 30)
    }
    UIView.animate(withDuration: 0.4, delay: 0.5, options: .curveEaseIn) {
      from.center.y += container.bounds.height
    } completion: { _ in
      from.layer.cornerRadius = 0
      from.layer.borderWidth = 0
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
