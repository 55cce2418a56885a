import UIKit

/// The new screen slides over with a shadow at its edge while the old one lags behind and darkens, and back.
final class ParallaxPush: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let isPush = operation == .push
    let (upper, lower) = isPush ? (to, from) : (from, to)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }

    let dimming = UIView(frame: lower.bounds)
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
    lower.addSubview(dimming)
    upper.layer.shadowColor = UIColor.black.cgColor
    upper.layer.shadowOpacity = 0.6
    upper.layer.shadowRadius = 6
    upper.layer.shadowOffset = CGSize(width: -2, height: 0)
    upper.layer.shadowPath = UIBezierPath(rect: upper.bounds).cgPath

    let aside = CGAffineTransform(translationX: container.bounds.width, y: 0)
    let behind = CGAffineTransform(translationX: -container.bounds.width * 0.3, y: 0)
    upper.transform = isPush ? aside : .identity
    lower.transform = isPush ? .identity : behind
    dimming.alpha = isPush ? 0 : 1

    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut) {
      upper.transform = isPush ? .identity : aside
      lower.transform = isPush ? behind : .identity
      dimming.alpha = isPush ? 1 : 0
    } completion: { _ in
      dimming.removeFromSuperview()
      upper.layer.shadowOpacity = 0
      upper.transform = .identity
      lower.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
