import TransitionKit

extension Style {
  /// Document 000's first clip, which its listing does not explain.
  public static let kugouSwingPush = Style(
    name: "kugou-swing-push",
    source: "document 000, first clip",
    summary: "spring ζ 1: the navigation view swings in by a quarter turn about a point far below, over a still snapshot",
    duration: 0.6,
    change: .push { KugouNavigation(.swing, duration: $0) })
}

/// Turns the navigation controller's own view about an anchor one screen below it.
final class KugouSwingPush: KugouAnimation {
  private static let anchor = CGPoint(x: 0.5, y: 2)

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let navigationView = toVC.navigationController?.view
    else { return }
    let (bounds, center) = (navigationView.bounds, navigationView.center)

    fromVC.view.isHidden = true
    transitionContext.containerView.addSubview(toVC.view)
    let snapshot = navigation.snapshot(of: fromVC)
    navigationView.superview?.insertSubview(snapshot, belowSubview: navigationView)
    navigationView.layer.anchorPoint = Self.anchor
    navigationView.center = CGPoint(x: bounds.width * Self.anchor.x, y: bounds.height * Self.anchor.y)
    navigationView.transform = CGAffineTransform(rotationAngle: .pi / 2)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .curveLinear,
      animations: { navigationView.transform = .identity },
      completion: { _ in
        navigationView.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        navigationView.center = center
        fromVC.view.isHidden = false
        snapshot.removeFromSuperview()
        transitionContext.completeTransition(true)
      })
  }
}
