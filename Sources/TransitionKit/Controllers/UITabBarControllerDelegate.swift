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

// A method that is left out is no call: its default here takes the line back out of the log.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    Stage.active?.callWasLeftOut("tabBarController:shouldSelectViewController:")
    return true
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    Stage.active?.callWasLeftOut("tabBarController:didSelectViewController:")
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Stage.active?.callWasLeftOut("tabBarController:animationControllerForTransitionFromViewController:toViewController:")
    return nil
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Stage.active?.callWasLeftOut("tabBarController:interactionControllerForAnimationController:")
    return nil
  }
}
