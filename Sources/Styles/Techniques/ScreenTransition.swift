import TransitionKit

/// The delegate and the animator of a change of screens in one; a subclass moves the screens.
///
/// It serves as a navigation controller's `delegate`, and as the `transitioningDelegate` of a controller that covers the whole screen.
/// A pan to the right leads the way back.
class ScreenTransition: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var duration: TimeInterval = 0.5
  let pan = WayBackPan()
  private var isReturning = false

  // MARK: Pushing

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isReturning = operation == .pop
    if !isReturning { pan.watch(toVC) }
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isReturning ? pan.interaction : nil
  }

  // MARK: Presenting

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isReturning = false
    pan.watch(presented)
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    isReturning = true
    return self
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    pan.interaction
  }

  // MARK: Animating

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let screens = ScreenPair(transitionContext, isReturning: isReturning) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animate(screens)
  }

  /// Moves the screens, and calls `finish()` of the pair when they have arrived. Left to the subclasses.
  func animate(_ screens: ScreenPair) { screens.finish() }

  /// Moves the screens from one pose to the other: `pose` is told whether the upper screen is there. On the way back the poses change
  /// places, so that the same motion runs backwards.
  final func play(
    _ screens: ScreenPair, options: UIView.AnimationOptions = .curveEaseInOut, pose: @escaping (_ isOpen: Bool) -> Void
  ) {
    pose(screens.isReturning)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { pose(!screens.isReturning) },
      completion: { _ in screens.finish() })
  }

  /// Moves the screens like `play`, with a spring.
  final func spring(_ screens: ScreenPair, damping: CGFloat, pose: @escaping (_ isOpen: Bool) -> Void) {
    pose(screens.isReturning)
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: [],
      animations: { pose(!screens.isReturning) }, completion: { _ in screens.finish() })
  }
}
