import UIKit

/// The old screen goes dark before the new one comes to light: a second animation started by the first one's completion.
final class FadeThroughBlack: NSObject, UIViewControllerAnimatedTransitioning {
  private let half: TimeInterval = 0.25

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { half * 2 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let from = transitionContext.view(forKey: .from)!
    let to = transitionContext.view(forKey: .to)!
    container.backgroundColor = .black
    to.alpha = 0
    container.insertSubview(to, belowSubview: from)

    UIView.animate(withDuration: half, delay: 0, options: .curveEaseIn) {
      from.alpha = 0
    } completion: { _ in
      UIView.animate(withDuration: self.half, delay: 0, options: .curveEaseOut) {
        to.alpha = 1
      } completion: { _ in
        from.alpha = 1
        container.backgroundColor = nil
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
