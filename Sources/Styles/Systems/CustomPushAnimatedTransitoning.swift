import TransitionKit

/// Document 004's delegate and animator in one, for pushes and pops; it keeps the document's spelling, which call logs print.
class CustomPushAnimatedTransitoning: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 1
  var damping: CGFloat = 0.6
  var velocity: CGFloat = 0
  /// How far below its place the incoming screen begins, in screen heights.
  var distance: CGFloat = 1

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    nil
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = CustomPushAnimatedTransitoning()
    (animator.duration, animator.damping) = (duration, damping)
    (animator.velocity, animator.distance) = (velocity, distance)
    return animator
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to) else { return }
    let finalFrame = transitionContext.finalFrame(for: toVC)
    toVC.view.frame = finalFrame.offsetBy(dx: 0, dy: UIScreen.main.bounds.height * distance)
    transitionContext.containerView.addSubview(toVC.view)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: damping,
      initialSpringVelocity: velocity, options: .curveLinear,
      animations: { toVC.view.frame = finalFrame },
      completion: { _ in transitionContext.completeTransition(true) })
  }
}
