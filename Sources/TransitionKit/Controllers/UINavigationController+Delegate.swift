// What the delegate is asked and told.
extension UINavigationController {
  func conduct(
    of operation: Operation, from: UIViewController, to: UIViewController
  ) -> TransitionConduct? {
    guard operation != .none, let stage = view.layer.stage else { return nil }
    let own = delegate.flatMap { delegate in
      stage.call("navigationController:animationControllerForOperation:fromViewController:toViewController:", on: delegate) {
        delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
      }
    }
    guard let delegate, let own else {
      return TransitionConduct(
        animator: SystemStackAnimator(operation), interaction: operation == .pop ? popInteraction : nil, isSystem: true)
    }
    let interaction = stage.call("navigationController:interactionControllerForAnimationController:", on: delegate) {
      delegate.navigationController(self, interactionControllerFor: own)
    }
    return TransitionConduct(animator: own, interaction: interaction, isSystem: false)
  }

  func callDelegate(willShow controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    view.layer.stage?.call("navigationController:willShowViewController:animated:", on: delegate) {
      delegate.navigationController(self, willShow: controller, animated: animated)
    }
  }

  func callDelegate(didShow controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    view.layer.stage?.call("navigationController:didShowViewController:animated:", on: delegate) {
      delegate.navigationController(self, didShow: controller, animated: animated)
    }
  }
}
