import UIKit

/// A menu slides in from the left and moves the presenter, of which a snapshot stands in the container, to the right.
class SideMenu: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  private let menuWidth: CGFloat = 0.7
  private let snapshotTag = 99

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return self
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let isOpening = transitionContext.viewController(forKey: .to)?.isBeingPresented ?? false
    if isOpening { open(transitionContext) } else { close(transitionContext) }
  }

  private func open(_ context: UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let presenter = context.viewController(forKey: .from)?.view, let menu = context.view(forKey: .to) else { return }
    let width = container.bounds.width * menuWidth
    container.addSubview(menu)
    let holder = UIView(frame: container.bounds)
    holder.tag = snapshotTag
    if let picture = presenter.snapshotView(afterScreenUpdates: false) { holder.addSubview(picture) }
    holder.layer.shadowOpacity = 0.7
    holder.layer.shadowRadius = 4
    container.insertSubview(holder, aboveSubview: menu)
    presenter.isHidden = true
    menu.transform = CGAffineTransform(translationX: -width / 2, y: 0)

    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut) {
      holder.frame.origin.x = width
      menu.transform = .identity
    } completion: { _ in
      presenter.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func close(_ context: UIViewControllerContextTransitioning) {
    guard let menu = context.view(forKey: .from) else { return }
    let holder = context.containerView.viewWithTag(snapshotTag)
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut) {
      holder?.frame.origin.x = 0
      menu.transform = CGAffineTransform(translationX: -menu.bounds.width * self.menuWidth / 2, y: 0)
    } completion: { _ in
      holder?.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
