import UIKit

/// A rounded window over the new screen grows to all of it; the mask stays at its end until the transaction completes.
final class RoundedMaskGrow: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.45
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let toView = transitionContext.view(forKey: .to)!
    transitionContext.containerView.addSubview(toView)

    let start = UIBezierPath(roundedRect: CGRect(x: 30, y: 120, width: 60, height: 40), cornerRadius: 16)
    let end = UIBezierPath(roundedRect: toView.bounds.insetBy(dx: -8, dy: -8), cornerRadius: 16)
    let mask = CAShapeLayer()
    mask.frame = toView.bounds
    mask.path = start.cgPath
    toView.layer.mask = mask

    CATransaction.begin()
    CATransaction.setAnimationDuration(transitionDuration(using: transitionContext))
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut))
    CATransaction.setCompletionBlock {
      toView.layer.mask = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let growth = CABasicAnimation(keyPath: "path")
    growth.toValue = end.cgPath
    growth.fillMode = CAMediaTimingFillMode.forwards
    growth.isRemovedOnCompletion = false
    mask.add(growth, forKey: nil)
    CATransaction.commit()
  }
}
