import TransitionKit

/// Document 002's animator from a screen into a button and back, and its own delegate.
class PDTransitionAnimator: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 1.2
  var curve = UIView.AnimationOptions.curveEaseInOut
  /// How long the picture of the screen fades at the end of a dismissal, after growing, in seconds.
  var fade: TimeInterval = 0.5
  var buttonWidth: CGFloat = 50
  var buttonSpace: CGFloat = 10
  let gesture = MTHPanGesture()
  private var isDismissal = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isDismissal = false
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    isDismissal = true
    return self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    gesture.interactionController
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.viewController(forKey: .from)?.view,
      let toView = transitionContext.viewController(forKey: .to)?.view
    else { return }
    if isDismissal { grow(toView, transitionContext) } else { shrink(fromView, over: toView, transitionContext) }
  }

  /// The button's frame, at the bottom right corner of the screen.
  private var button: CGRect {
    let screen = UIScreen.main.bounds
    let inset = buttonWidth + buttonSpace
    return CGRect(x: screen.width - inset, y: screen.height - inset, width: buttonWidth, height: buttonWidth)
  }

  private func grow(_ toView: UIView, _ transitionContext: any UIViewControllerContextTransitioning) {
    guard let picture = toView.snapshotView(afterScreenUpdates: true) else { return }
    let container = transitionContext.containerView
    container.addSubview(picture)
    picture.frame = button
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve) {
      picture.frame = UIScreen.main.bounds
    } completion: { _ in
      UIView.animate(withDuration: self.fade) {
        container.addSubview(toView)
        picture.alpha = 0
      } completion: { _ in
        picture.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  private func shrink(
    _ fromView: UIView, over toView: UIView, _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let below = toView.snapshotView(afterScreenUpdates: true),
      let above = fromView.snapshotView(afterScreenUpdates: true)
    else { return }
    transitionContext.containerView.addSubview(below)
    transitionContext.containerView.addSubview(above)
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve) {
      above.frame = CGRect(x: self.button.midX, y: self.button.midY, width: 0, height: 0)
    } completion: { _ in
      above.removeFromSuperview()
      below.removeFromSuperview()
      transitionContext.containerView.addSubview(toView)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
