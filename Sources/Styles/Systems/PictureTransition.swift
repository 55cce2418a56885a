import StyleKit
import TransitionKit

/// Document 003's way from a picture in a list to the whole screen and back, and its own delegate.
final class PictureTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let settings: Settings

  nonisolated static let parameters: [Parameter] = [
    .duration(0.3), .curve,
    Parameter("size", .number(0.16, in: 0.01...1, unit: .widths), "how wide the tapped picture is"),
    Parameter("x", .number(0.04, in: 0...1, unit: .widths), "how far from the left edge the picture lies"),
    Parameter("y", .number(0.2, in: 0...1, unit: .heights), "how far from the top the picture lies"),
  ]

  init(_ settings: Settings) {
    self.settings = settings
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PictureAnimator(isDismissal: false, settings)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    PictureAnimator(isDismissal: true, settings)
  }
}

/// Animates the view's transform and center together; a cancelled transition puts both back.
private final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isDismissal: Bool
  var duration: TimeInterval = 0.3
  var curve = UIView.AnimationOptions.curveEaseInOut
  /// The width of the tapped picture, as a share of the screen's width.
  var size: CGFloat = 0.16
  /// The place of the tapped picture, as shares of the screen's width and height: where a list has its first picture.
  var origin = CGPoint(x: 0.04, y: 0.2)

  init(isDismissal: Bool, _ settings: Settings) {
    self.isDismissal = isDismissal
    super.init()
    settings.apply("duration", to: &duration)
    settings.apply("curve", to: &curve)
    settings.apply("size", to: &size)
    settings.apply("x", to: &origin.x)
    settings.apply("y", to: &origin.y)
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
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve) {
      (pictureView.transform, pictureView.center) = end
    } completion: { _ in
      (pictureView.transform, pictureView.center) = full
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// The frame of the tapped picture, which has the screen's proportions.
  private func tappedPicture(in container: UIView) -> CGRect {
    let screen = container.bounds.size
    return CGRect(
      x: screen.width * origin.x, y: screen.height * origin.y, width: screen.width * size, height: screen.height * size)
  }
}
