import UIKit

/// A navigation delegate that grows pushed screens and shrinks popped ones.
final class OperationFade: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push: return Grow(forward: true)
    case .pop: return Grow(forward: false)
    default: return nil
    }
  }
}

private class Grow: NSObject, UIViewControllerAnimatedTransitioning {
  let forward: Bool

  init(forward: Bool) {
    self.forward = forward
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return forward ? 0.4 : 0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let from = context.viewController(forKey: .from) else { return }
    let small = CGAffineTransform(scaleX: 0.7, y: 0.7)
    let large = CGAffineTransform(scaleX: 1.3, y: 1.3)
    if forward {
      context.containerView.addSubview(to.view)
    } else {
      context.containerView.insertSubview(to.view, belowSubview: from.view)
    }
    let moving: UIView = forward ? to.view : from.view
    let still: UIView = forward ? from.view : to.view
    moving.transform = forward ? small : .identity
    moving.alpha = forward ? 0 : 1
    still.transform = forward ? .identity : large

    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        moving.transform = self.forward ? .identity : small
        moving.alpha = self.forward ? 1 : 0
        still.transform = self.forward ? large : .identity
      }
    ) { _ in
      still.transform = .identity
      moving.transform = .identity
      moving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
