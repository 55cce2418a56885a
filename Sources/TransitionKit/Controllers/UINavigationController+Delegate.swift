// The questions to the delegate, and the news for it.
extension UINavigationController {
  func animation(of operation: Operation, from: UIViewController, to: UIViewController) -> TransitionAnimation? {
    guard operation != .none, let stage = view.layer.stage else { return nil }
    let own = delegate.flatMap { delegate in
      TransitionAnimation(
        chosenBy: delegate, on: stage,
        animator: "navigationController:animationControllerForOperation:fromViewController:toViewController:",
        { delegate.navigationController(self, animationControllerFor: operation, from: from, to: to) },
        interaction: "navigationController:interactionControllerForAnimationController:",
        { delegate.navigationController(self, interactionControllerFor: $0) })
    }
    let preferred = (operation == .pop ? from : to).preferredTransition.map {
      TransitionAnimation(animator: $0.animator(isBack: operation == .pop))
    }
    return own ?? preferred
      ?? TransitionAnimation(animator: SystemStackAnimator(operation), interaction: operation == .pop ? popInteraction : nil)
  }

  func callDelegate(willShow controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    stage?.call("navigationController:willShowViewController:animated:", on: delegate) {
      delegate.navigationController(self, willShow: controller, animated: animated)
    }
  }

  func callDelegate(didShow controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    stage?.call("navigationController:didShowViewController:animated:", on: delegate) {
      delegate.navigationController(self, didShow: controller, animated: animated)
    }
  }
}

extension UINavigationController {
  /// The seconds in which a bar slides in or out.
  public static let hideShowBarDuration: CGFloat = 0.2
}
