import UIKit

/// The incoming screen rises from below.
public final class CardPush: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  public func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) else { return }
    let final = context.finalFrame(for: to)
    context.containerView.addSubview(to.view)
    to.view.frame = final.offsetBy(dx: 0, dy: final.height)
    // blemish
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
      animations: { to.view.frame = final },
      completion: { _ in context.completeTransition(true) })
  }
}

public final class CardDelegate: NSObject, UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardPush()
  }
}
