import UIKit

/// Tabs slide left or right by the order of their indices.
final class TabSlide: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
  private var goesRight = true

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let tabs = tabBarController.viewControllers,
      let old = tabs.firstIndex(of: fromVC), let new = tabs.firstIndex(of: toVC)
    else { return nil }
    goesRight = new > old
    return self
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let width = transitionContext.containerView.bounds.width * (goesRight ? 1 : -1)
    transitionContext.containerView.addSubview(to)
    to.frame.origin.x = width
    UIView.animate(withDuration: 0.4, delay: 0, options: [.curveEaseInOut, .layoutSubviews]) {
      from.frame.origin.x = -width
      to.frame.origin.x = 0
    } completion: { _ in
      from.frame.origin.x = 0
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
