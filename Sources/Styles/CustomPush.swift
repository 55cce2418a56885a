import TransitionKit

extension Style {
  /// Document 004.
  public static let customPush = Style(
    name: "custom-push",
    source: "document 004",
    summary: "spring ζ 0.6: the new screen rises from one screen below, past its place and back",
    duration: 1,
    change: .push { CustomPushAnimatedTransitoning(duration: $0) })
}

/// Delegate and animator in one, under the document's own name, which its call log prints.
final class CustomPushAnimatedTransitoning: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
  }

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
    CustomPushAnimatedTransitoning(duration: duration)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to) else { return }
    let finalFrame = transitionContext.finalFrame(for: toVC)
    toVC.view.frame = finalFrame.offsetBy(dx: 0, dy: UIScreen.main.bounds.height)
    transitionContext.containerView.addSubview(toVC.view)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: .curveLinear,
      animations: { toVC.view.frame = finalFrame },
      completion: { _ in transitionContext.completeTransition(true) })
  }
}
