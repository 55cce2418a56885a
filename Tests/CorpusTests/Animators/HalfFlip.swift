import UIKit

/// A flip in two keyframes: the old screen turns edge on, then the new one turns from there to the front.
final class HalfFlip: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else { return }
    let containerView = transitionContext.containerView
    containerView.addSubview(toView)

    var transform = CATransform3DIdentity
    transform.m34 = -0.002
    containerView.layer.sublayerTransform = transform
    toView.layer.transform = CATransform3DMakeRotation(-CGFloat.pi / 2, 1, 0, 0)

    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          fromView.layer.transform = CATransform3DMakeRotation(CGFloat.pi / 2, 1, 0, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          toView.layer.transform = CATransform3DIdentity
        }
      },
      completion: { _ in
        containerView.layer.sublayerTransform = CATransform3DIdentity
        fromView.layer.transform = CATransform3DIdentity
        toView.layer.transform = CATransform3DIdentity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
