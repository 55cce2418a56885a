import TransitionKit

/// Moves the navigation controller's own view, not the incoming one: the bar travels with the screen.
final class KugouPush: KugouAnimation {
  var distance: CGFloat = 0.3

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let navigationView = toVC.navigationController?.view
    else { return }
    let width = UIScreen.main.bounds.width

    fromVC.view.isHidden = true
    transitionContext.containerView.addSubview(toVC.view)
    let snapshot = pictures.picture(of: fromVC)
    navigationView.superview?.insertSubview(snapshot, belowSubview: navigationView)
    navigationView.transform = CGAffineTransform(translationX: width, y: 0)

    animate {
      snapshot.transform = CGAffineTransform(translationX: -width * self.distance, y: 0)
      navigationView.transform = .identity
    } completion: {
      fromVC.view.isHidden = false
      snapshot.removeFromSuperview()
      transitionContext.completeTransition(true)
    }
  }
}
