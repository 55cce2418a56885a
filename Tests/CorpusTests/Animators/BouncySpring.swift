import UIKit

/// The spring that newer code names by duration and bounce; both screens ride on it.
final class BouncySpring: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let width = context.containerView.bounds.width
    to.transform = CGAffineTransform(translationX: width, y: 0)
    context.containerView.addSubview(to)

    UIView.animate(springDuration: 0.5, bounce: 0.4) {
      from.transform = CGAffineTransform(translationX: -width, y: 0)
      to.transform = .identity
    } completion: { _ in
      from.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
