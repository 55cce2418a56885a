import UIKit

/// A layer animation that begins late: `fillMode` holds it on both sides, and the model never changes.
final class HeldFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let toView = transitionContext.view(forKey: .to)!
    transitionContext.containerView.insertSubview(toView, at: 0)
    let fromView = transitionContext.view(forKey: .from)!

    CATransaction.begin()
    CATransaction.setCompletionBlock {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      fromView.layer.removeAllAnimations()
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.9
    fade.toValue = 0
    fade.beginTime = CACurrentMediaTime() + 0.2
    fade.duration = 0.4
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    fromView.layer.add(fade, forKey: "fade")
    CATransaction.commit()
  }
}
