import StyleKit
import TransitionKit

/// Document 003's way from a picture in a list to the whole screen and back, and its own delegate.
class PictureTransition: NSObject, UIViewControllerTransitioningDelegate {
  var duration: TimeInterval = 0.3
  var curve = UIView.AnimationOptions.curveEaseInOut
  /// The width of the tapped picture, as a share of the screen's width, where the screen does not know its picture.
  var size: CGFloat = 0.16
  /// The place of the tapped picture, as shares of the screen's width and height: where a list has its first picture.
  var origin = CGPoint(x: 0.04, y: 0.2)
  /// Whether size and origin count whatever the screen knows.
  var isPlaced = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PictureAnimator(self, isDismissal: false)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    PictureAnimator(self, isDismissal: true)
  }
}

/// Animates the view's transform and center together; a cancelled transition puts both back.
private final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let transition: PictureTransition
  private let isDismissal: Bool

  init(_ transition: PictureTransition, isDismissal: Bool) {
    self.transition = transition
    self.isDismissal = isDismissal
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transition.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    if isDismissal { container.insertSubview(toView, belowSubview: fromView) } else { container.addSubview(toView) }
    let pictureView = isDismissal ? fromView : toView
    let full = (transform: CGAffineTransform.identity, center: pictureView.center)
    let list = transitionContext.viewController(forKey: isDismissal ? .to : .from)?.elementScreen
    let known = transition.isPlaced ? nil : container.place(of: list?.sharedPicture)
    let tapped = known ?? tappedPicture(in: container)
    let small = (
      transform: CGAffineTransform(
        scaleX: tapped.width / pictureView.bounds.width, y: tapped.height / pictureView.bounds.height),
      center: CGPoint(x: tapped.midX, y: tapped.midY)
    )
    let (start, end) = isDismissal ? (full, small) : (small, full)
    (pictureView.transform, pictureView.center) = start
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: transition.curve) {
      (pictureView.transform, pictureView.center) = end
    } completion: { _ in
      (pictureView.transform, pictureView.center) = full
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// The frame of the tapped picture where nobody knows it, with the screen's proportions.
  private func tappedPicture(in container: UIView) -> CGRect {
    let (screen, origin, size) = (container.bounds.size, transition.origin, transition.size)
    return CGRect(
      x: screen.width * origin.x, y: screen.height * origin.y, width: screen.width * size, height: screen.height * size)
  }
}
