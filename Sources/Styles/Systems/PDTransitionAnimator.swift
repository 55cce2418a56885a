import TransitionKit

/// Document 002's animator from a screen into a button and back, and its own delegate.
final class PDTransitionAnimator: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  nonisolated static let duration = 1.2
  private static let buttonWidth: CGFloat = 50
  private static let buttonSpace: CGFloat = 10

  private let duration: TimeInterval
  private var isDismissal = false

  init(duration: TimeInterval) {
    self.duration = duration
  }

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

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.viewController(forKey: .from)?.view,
      let toView = transitionContext.viewController(forKey: .to)?.view
    else { return }
    if isDismissal { grow(toView, transitionContext) } else { shrink(fromView, over: toView, transitionContext) }
  }

  /// A 50 by 50 button, 10 points from the bottom right corner.
  private var button: CGRect {
    let screen = UIScreen.main.bounds
    let inset = Self.buttonWidth + Self.buttonSpace
    return CGRect(x: screen.width - inset, y: screen.height - inset, width: Self.buttonWidth, height: Self.buttonWidth)
  }

  private func grow(_ toView: UIView, _ transitionContext: any UIViewControllerContextTransitioning) {
    guard let picture = toView.snapshotView(afterScreenUpdates: true) else { return }
    let container = transitionContext.containerView
    container.addSubview(picture)
    picture.frame = button
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      picture.frame = UIScreen.main.bounds
    } completion: { _ in
      UIView.animate(withDuration: 0.5) {
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
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      above.frame = CGRect(x: self.button.midX, y: self.button.midY, width: 0, height: 0)
    } completion: { _ in
      above.removeFromSuperview()
      below.removeFromSuperview()
      transitionContext.containerView.addSubview(toView)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
