/// Chooses the transitions between tabs. Every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asked when a user taps a tab, not when the program selects one.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Told when a user has tapped a tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// The animator of a change between tabs; nil changes without animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The interaction controller that drives the delegate's animator; nil lets the animator run by itself.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

// These defaults run when a delegate does not implement the method. Each removes its call from the log again.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    Stage.callWasLeftOut("tabBarController:shouldSelectViewController:")
    return true
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    Stage.callWasLeftOut("tabBarController:didSelectViewController:")
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Stage.callWasLeftOut("tabBarController:animationControllerForTransitionFromViewController:toViewController:")
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Stage.callWasLeftOut("tabBarController:interactionControllerForAnimationController:")
  }
}
