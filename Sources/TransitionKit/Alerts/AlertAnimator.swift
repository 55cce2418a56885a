internal import Motion
@_spi(Rooms) internal import ViewKit

/// The coming and going of an alert, which shrinks into its place and fades away, and of an action sheet, which slides.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let alert: UIAlertController
  private let isDismissal: Bool

  init(_ alert: UIAlertController, isDismissal: Bool) {
    (self.alert, self.isDismissal) = (alert, isDismissal)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isDismissal ? AlertMetrics.going : AlertMetrics.coming
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let coming = transitionContext.view(forKey: .to), !isDismissal {
      transitionContext.containerView.addSubview(coming)
      coming.layoutIfNeeded()
      alert.beginTyping()
      UIView.performWithoutAnimation(hide)
    }
    let isSheet = alert.preferredStyle == .actionSheet
    let spring = Pace.spring(Spring(mass: 3, stiffness: 1000, damping: 500))
    let block = AnimationBlock(
      duration: transitionDuration(using: transitionContext), pace: isDismissal && !isSheet ? .curve(.easeInOut) : spring
    ) { [self] _ in
      if isDismissal { UIView.performWithoutAnimation(show) }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    AnimationBlock.run(block) { isDismissal ? hide() : show() }
  }

  private func hide() {
    alert.dimming.alpha = 0
    if alert.preferredStyle == .actionSheet {
      alert.view.transform = CGAffineTransform(translationX: 0, y: alert.sheetTravel)
    } else {
      alert.view.alpha = 0
      if !isDismissal { alert.view.transform = CGAffineTransform(scaleX: AlertMetrics.scale, y: AlertMetrics.scale) }
    }
  }

  private func show() {
    (alert.dimming.alpha, alert.view.alpha) = (1, 1)
    alert.view.transform = .identity
  }
}
