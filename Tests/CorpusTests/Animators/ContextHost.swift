import UIKit

/// A child that defines a presentation context: what it presents covers only the child, and goes by itself after a while.
final class ContextHost: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  func showForAWhile(_ controller: UIViewController) {
    controller.modalPresentationStyle = .overCurrentContext
    controller.transitioningDelegate = self
    present(controller, animated: true) {
      let work = DispatchWorkItem { controller.dismiss(animated: true, completion: nil) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: work)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let isLeaving = transitionContext.viewController(forKey: .from)?.isBeingDismissed == true
    guard let screen = transitionContext.view(forKey: isLeaving ? .from : .to) else { return }
    if !isLeaving { transitionContext.containerView.addSubview(screen) }
    let small = CGAffineTransform(scaleX: 0.1, y: 0.1).rotated(by: -.pi / 2)
    screen.transform = isLeaving ? .identity : small
    screen.alpha = isLeaving ? 1 : 0.3
    UIView.animate(withDuration: 0.35, delay: 0, options: isLeaving ? .curveEaseIn : .curveEaseOut) {
      screen.transform = isLeaving ? small : .identity
      screen.alpha = isLeaving ? 0.3 : 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
