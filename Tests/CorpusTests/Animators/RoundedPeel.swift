import UIKit

/// The old screen, its lower corners rounded by a mask, is pulled up; the new one comes the opposite way, turned into place.
final class RoundedPeel: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let fromKey = UITransitionContextViewKey.from, toKey = UITransitionContextViewKey.to
    guard let from = transitionContext.view(forKey: fromKey), let to = transitionContext.view(forKey: toKey) else { return }
    let container = transitionContext.containerView
    container.isUserInteractionEnabled = false
    container.addSubview(to)
    container.bringSubviewToFront(from)

    let corners = CAShapeLayer()
    corners.path =
      UIBezierPath(
        roundedRect: from.bounds, byRoundingCorners: [.bottomLeft, .bottomRight], cornerRadii: CGSize(width: 30, height: 30)
      ).cgPath
    from.layer.mask = corners
    let up = CGAffineTransform(translationX: 0, y: -from.frame.maxY).rotated(by: -0.2)
    to.transform = up.inverted()

    let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .linear)
    animator.addAnimations {
      from.transform = up
      to.transform = .identity
    }
    animator.addCompletion { _ in
      from.layer.mask = nil
      from.transform = .identity
      container.isUserInteractionEnabled = true
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}
