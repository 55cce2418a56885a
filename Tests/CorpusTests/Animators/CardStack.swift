import UIKit

/// A card rises, and the screen below moves back in space and stays in sight above it.
final class CardStack: NSObject, UIViewControllerTransitioningDelegate {
  private class Stack: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView!.bounds.inset(by: UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0))
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { Stack(presentedViewController: presented, presenting: presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { Rise() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Rise() }
}

private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let fromVC = transitionContext.viewController(forKey: .from)!
    let toVC = transitionContext.viewController(forKey: .to)!
    let container = transitionContext.containerView
    let isPresenting = toVC.presentingViewController === fromVC
    let card = isPresenting ? toVC.view! : fromVC.view!
    let below = isPresenting ? fromVC.view! : toVC.view!
    let low = CGAffineTransform(translationX: 0, y: container.bounds.height)

    var back = CATransform3DIdentity
    back.m34 = -1 / 500
    back = CATransform3DScale(CATransform3DTranslate(back, 0, -6, -60), 0.98, 0.98, 1)
    back = CATransform3DRotate(back, .pi / 16, 1, 0, 0)
    if isPresenting {
      container.addSubview(card)
      card.frame = transitionContext.finalFrame(for: toVC)
      card.transform = low
    }
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveEaseOut,
      animations: {
        card.transform = isPresenting ? .identity : low
        below.layer.transform = isPresenting ? back : CATransform3DIdentity
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
