/// Keeps an alert's view where it belongs, over the dimming.
final class AlertPresentationController: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert else { return .zero }
    return alert.frame(in: containerView)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView, let alert else { return }
    alert.loadViewIfNeeded()
    alert.dimming.fill(containerView.bounds)
    containerView.insertSubview(alert.dimming, at: 0)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let view = alert?.viewIfLoaded else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { alert?.dimming.removeFromSuperview() }
  }
}
