import TransitionKit

extension Style {
  /// Document 002's `MTHCustomAnimator`, as its push.
  public static let mthSlideFade = Style(
    name: "mth-slide-fade",
    source: "document 002",
    summary: "easeInOut: the old screen slides 320 points to the left while the new one fades in",
    duration: 1,
    change: .push { MTHCustomAnimator(duration: $0) })
}

/// Delegate and animator in one; pops are left to the system.
final class MTHCustomAnimator: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  /// The document's literal, a screen's width when it was written.
  private static let distance: CGFloat = 320
  private let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? self : nil
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to),
      let fromVC = transitionContext.viewController(forKey: .from)
    else { return }
    transitionContext.containerView.addSubview(toVC.view)
    toVC.view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fromVC.view.transform = CGAffineTransform(translationX: -Self.distance, y: 0)
      toVC.view.alpha = 1
    } completion: { _ in
      fromVC.view.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
