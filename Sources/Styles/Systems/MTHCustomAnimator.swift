import TransitionKit

/// Document 002's `MTHCustomAnimator`: delegate and animator in one; pops and dismissals are left to the system.
class MTHCustomAnimator: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var duration: TimeInterval = 1
  var curve = UIView.AnimationOptions.curveEaseInOut
  /// How far the old screen slides, in points: the document's literal, a screen's width when it was written.
  var distance: CGFloat = 320
  let gesture = MTHPanGesture()

  // MARK: Pushing

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? self : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    gesture.interactionController
  }

  // MARK: Presenting

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    gesture.interactionController
  }

  // MARK: Animating

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to),
      let fromVC = transitionContext.viewController(forKey: .from)
    else { return }
    transitionContext.containerView.addSubview(toVC.view)
    toVC.view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve) {
      fromVC.view.transform = CGAffineTransform(translationX: -self.distance, y: 0)
      toVC.view.alpha = 1
    } completion: { _ in
      fromVC.view.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
