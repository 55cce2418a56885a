import UIKit

/// A card in the middle pops up like an alert; `containerViewWillLayoutSubviews` keeps the dimming view and the card in place.
final class AlertCardController: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? CGRect()
    return CGRect(x: bounds.midX - 45, y: bounds.midY - 35, width: 90, height: 70)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedView?.layer.cornerRadius = 12
    presentedView?.clipsToBounds = true
    fade(to: 1)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  private func fade(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] context in dimming.alpha = alpha }, completion: nil)
  }
}

class AlertCard: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  private var isPresenting = true

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return isPresenting ? 0.45 : 0.25
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let card = transitionContext.viewController(forKey: key)?.view else { return }
    if isPresenting {
      transitionContext.containerView.addSubview(card)
      card.transform = CGAffineTransform.identity.scaledBy(x: 1.3, y: 1.3)
      card.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: {
        card.alpha = self.isPresenting ? 1 : 0
        card.transform = self.isPresenting ? .identity : CGAffineTransform(scaleX: 0.7, y: 0.7)
      },
      completion: { _ in transitionContext.completeTransition(true) })
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    return AlertCardController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = false
    return self
  }
}
