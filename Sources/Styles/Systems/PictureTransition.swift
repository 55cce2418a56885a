import TransitionKit

/// Document 003's way from a picture in a list to the whole screen and back, and its own delegate.
final class PictureTransition: NSObject, UIViewControllerTransitioningDelegate {
  nonisolated static let duration = 0.3
  private let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PictureAnimator(isDismissal: false, duration: duration)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    PictureAnimator(isDismissal: true, duration: duration)
  }
}

/// Animates transform and center together; what was cancelled is put back.
private final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isDismissal: Bool
  private let duration: TimeInterval

  init(isDismissal: Bool, duration: TimeInterval) {
    self.isDismissal = isDismissal
    self.duration = duration
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    if isDismissal { container.insertSubview(toView, belowSubview: fromView) } else { container.addSubview(toView) }
    let pictureView = isDismissal ? fromView : toView
    let full = (transform: CGAffineTransform.identity, center: pictureView.center)
    let tapped = tappedPicture(in: container)
    let small = (
      transform: CGAffineTransform(
        scaleX: tapped.width / pictureView.bounds.width, y: tapped.height / pictureView.bounds.height),
      center: CGPoint(x: tapped.midX, y: tapped.midY)
    )
    let (start, end) = isDismissal ? (full, small) : (small, full)
    (pictureView.transform, pictureView.center) = start
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      (pictureView.transform, pictureView.center) = end
    } completion: { _ in
      (pictureView.transform, pictureView.center) = full
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// A thumbnail of the screen's own shape, where a list has its first picture.
  private func tappedPicture(in container: UIView) -> CGRect {
    let width = container.bounds.width * 0.16
    return CGRect(
      x: container.bounds.width * 0.04, y: container.bounds.height * 0.2, width: width,
      height: width * container.bounds.height / container.bounds.width)
  }
}
