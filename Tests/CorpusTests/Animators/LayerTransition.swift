import UIKit

/// Core Animation's own transitions on the container: what is added in this turn comes by push, reveal, move-in or fade.
final class LayerTransition: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private let type: CATransitionType
  private let subtype: CATransitionSubtype?
  private weak var context: UIViewControllerContextTransitioning?

  init(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
    self.type = type
    self.subtype = subtype
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let container = transitionContext.containerView
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = transitionDuration(using: transitionContext)
    transition.timingFunction = CAMediaTimingFunction(name: .default)
    transition.delegate = self
    container.layer.add(transition, forKey: kCATransition)

    transitionContext.view(forKey: .from)?.removeFromSuperview()
    if let toView = transitionContext.view(forKey: .to) { container.addSubview(toView) }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = context else { return }
    if context.transitionWasCancelled, let fromView = context.view(forKey: .from) {
      context.view(forKey: .to)?.removeFromSuperview()
      context.containerView.addSubview(fromView)
    }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
