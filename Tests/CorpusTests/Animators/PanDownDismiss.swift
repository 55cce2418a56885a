import UIKit

/// A presented screen that a finger pulls down; let go early, it springs back.
final class PanDownDismiss: NSObject, UIViewControllerTransitioningDelegate {
  private weak var controller: UIViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  func attach(to controller: UIViewController) {
    self.controller = controller
    controller.modalPresentationStyle = .overFullScreen
    controller.transitioningDelegate = self
    let pan = UIPanGestureRecognizer(target: self, action: Selector("panned:", PanDownDismiss.panned(_:)))
    controller.view.addGestureRecognizer(pan)
  }

  private func panned(_ gesture: UIPanGestureRecognizer) {
    let translation = gesture.translation(in: gesture.view?.superview)
    let height = gesture.view?.bounds.height ?? 1
    let progress = min(max(translation.y / height, 0), 1)
    switch gesture.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      interaction?.completionSpeed = 0.8
      interaction?.completionCurve = .easeOut
      controller?.dismiss(animated: true, completion: nil)
    case .changed:
      interaction?.update(progress)
    case .ended where progress > 0.4:
      interaction?.finish()
      interaction = nil
    case .ended, .cancelled:
      interaction?.cancel()
      interaction = nil
    default: ()
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PullDown()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

private final class PullDown: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from) else { return }
    let start = transitionContext.initialFrame(for: fromVC)
    fromVC.view.layer.masksToBounds = true
    UIView.animate(
      withDuration: 0.5,
      animations: {
        fromVC.view.frame = start.offsetBy(dx: 0, dy: start.height)
        fromVC.view.layer.cornerRadius = 24
      },
      completion: { _ in
        fromVC.view.layer.cornerRadius = 0
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
