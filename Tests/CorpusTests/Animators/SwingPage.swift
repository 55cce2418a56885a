import UIKit

/// The old screen swings away about a far anchor point like a page on a long arm.
final class SwingPage: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    let anchor = CGPoint(x: 0.5, y: 1.5)
    let home = from.layer.position
    from.layer.anchorPoint = anchor
    from.layer.position = CGPoint(x: home.x, y: home.y + from.bounds.height * (anchor.y - 0.5))

    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveEaseIn,
      animations: {
        from.transform = CGAffineTransform(rotationAngle: .pi / 2)
      },
      completion: { _ in
        from.transform = .identity
        from.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        from.layer.position = home
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
