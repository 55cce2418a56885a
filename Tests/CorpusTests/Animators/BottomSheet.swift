import UIKit

/// A sheet with two rounded corners that rises over the lower half of the screen; its presenter steps back.
final class BottomSheet: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SheetController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SheetAnimator() }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SheetAnimator()
  }
}

private final class SheetController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let height = container.bounds.height * 0.55
    return CGRect(x: 0, y: container.bounds.maxY - height, width: container.bounds.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    presentedView?.layer.cornerRadius = 16
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedView?.layer.masksToBounds = true
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        self.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        self.presentingViewController.view.alpha = 0.6
      }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        self.presentingViewController.view.transform = .identity
        self.presentingViewController.view.alpha = 1
      }, completion: nil)
  }
}

private final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let duration = transitionDuration(using: transitionContext)
    if let sheet = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) {
      transitionContext.containerView.addSubview(sheet)
      sheet.frame = transitionContext.finalFrame(for: controller)
      let end = sheet.center
      sheet.center.y += sheet.bounds.height
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut, animations: { sheet.center = end }) {
        transitionContext.completeTransition($0)
      }
    } else if let sheet = transitionContext.view(forKey: .from) {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveEaseIn,
        animations: {
          sheet.center.y += sheet.bounds.height
        }
      ) {
        transitionContext.completeTransition($0)
      }
    }
  }
}
