/// Chooses the transitions between tabs. Every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asked when a user taps a tab, not when the program selects one.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Told when a user has tapped a tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Nil changes at once.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asked only where there is an animator; nil lets it run by itself.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

// The defaults stand for methods that an object leaves out. Each takes its call back out of the log.
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
