import TransitionKit

/// Fades the incoming view in over half a second, and keeps the transition's context.
class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  let completes: Bool

  init(completes: Bool = true) {
    self.completes = completes
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let to = transitionContext.view(forKey: .to), let target = transitionContext.viewController(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.frame = transitionContext.finalFrame(for: target)
    to.alpha = 0
    UIView.animate(withDuration: 0.5) {
      to.alpha = 1
    } completion: { [completes] _ in
      to.alpha = 1
      transitionContext.completeTransition(completes)
    }
  }
}

/// Hands out one animator, and an interaction controller where there is one.
class PlainDelegate: NSObject, UINavigationControllerDelegate {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.animator = animator
    self.interaction = interaction
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
