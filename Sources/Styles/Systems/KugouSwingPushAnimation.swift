import TransitionKit

/// Turns the navigation controller's own view about an anchor one screen below it.
final class KugouSwingPush: KugouAnimation {
  /// The anchor's distance below the screen's top, in screen heights.
  var anchor: CGFloat = 2
  var degrees: CGFloat = 90

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let navigationView = toVC.navigationController?.view
    else { return }
    let (bounds, center) = (navigationView.bounds, navigationView.center)

    fromVC.view.isHidden = true
    transitionContext.containerView.addSubview(toVC.view)
    let snapshot = pictures.picture(of: fromVC)
    navigationView.superview?.insertSubview(snapshot, belowSubview: navigationView)
    navigationView.layer.anchorPoint = CGPoint(x: 0.5, y: anchor)
    navigationView.center = CGPoint(x: bounds.width / 2, y: bounds.height * anchor)
    navigationView.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)

    animate {
      navigationView.transform = .identity
    } completion: {
      navigationView.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      navigationView.center = center
      fromVC.view.isHidden = false
      snapshot.removeFromSuperview()
      transitionContext.completeTransition(true)
    }
  }
}
