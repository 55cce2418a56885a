import UIKit

/// A soft edge wipes over the screen: a gradient as a mask, whose stops are animated.
final class GradientWipe: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)

    let wipe = CAGradientLayer()
    wipe.frame = to.bounds
    wipe.startPoint = CGPoint(x: 0, y: 0)
    wipe.endPoint = CGPoint(x: 1, y: 1)
    wipe.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    wipe.locations = [1, 1.3]
    to.layer.mask = wipe

    CATransaction.begin()
    CATransaction.setCompletionBlock {
      to.layer.mask = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = [-0.3, 0.0]
    animation.toValue = [1.0, 1.3]
    animation.duration = transitionDuration(using: transitionContext)
    wipe.add(animation, forKey: "wipe")
    CATransaction.commit()
  }
}
