import UIKit

/// The old screen is lifted off the new one: its shadow grows and moves by layer animations while a block scales it.
final class ShadowLift: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    let duration = transitionDuration(using: transitionContext)

    let layer = from.layer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowPath = UIBezierPath(roundedRect: layer.bounds, cornerRadius: 4).cgPath
    add("shadowOpacity", from: Float(0), to: Float(0.8), on: layer, duration)
    add("shadowRadius", from: CGFloat(0), to: CGFloat(12), on: layer, duration)
    add("shadowOffset", from: CGSize.zero, to: CGSize(width: 0, height: 16), on: layer, duration)

    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6) {
        from.transform = CGAffineTransform(scaleX: 0.75, y: 0.75)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
        from.transform = CGAffineTransform(scaleX: 0.75, y: 0.75).translatedBy(x: 0, y: -320)
      }
    } completion: { _ in
      from.transform = .identity
      layer.shadowPath = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func add(_ keyPath: String, from: Any, to: Any, on layer: CALayer, _ duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    layer.add(animation, forKey: keyPath)
  }
}
