import TransitionKit

extension Style {
  /// Document 000, its push listing.
  public static let kugouPush = Style(
    name: "kugou-push",
    source: "document 000, listing",
    summary: "spring ζ 1: the navigation view comes from the right over a snapshot that slides left by 0.3 of the width",
    duration: 0.6,
    change: .push { KugouNavigation(duration: $0) })
}

/// Moves the navigation controller's own view, not the incoming one: the bar travels with the screen.
final class KugouPush: KugouAnimation {
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let navigationView = toVC.navigationController?.view
    else { return }
    let width = UIScreen.main.bounds.width

    fromVC.view.isHidden = true
    transitionContext.containerView.addSubview(toVC.view)
    let snapshot = navigation.snapshot(of: fromVC)
    navigationView.superview?.insertSubview(snapshot, belowSubview: navigationView)
    navigationView.transform = CGAffineTransform(translationX: width, y: 0)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .curveLinear,
      animations: {
        snapshot.transform = CGAffineTransform(translationX: -width * 0.3, y: 0)
        navigationView.transform = .identity
      },
      completion: { _ in
        fromVC.view.isHidden = false
        snapshot.removeFromSuperview()
        transitionContext.completeTransition(true)
      })
  }
}
