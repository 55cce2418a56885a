extension UIViewController {
  /// Brings one child's view in the place of another's; both must be children already. What `animations` changes moves in
  /// `duration`; a transition among the options is this controller's view's.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self, "Both controllers must be children of this one")
    let isAnimated = duration > 0
    fromViewController.beginAppearanceTransition(false, animated: isAnimated)
    toViewController.beginAppearanceTransition(true, animated: isAnimated)
    let finish: (Bool) -> Void = { finished in
      fromViewController.view.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
    if options.hasTransition {
      UIView.transition(
        with: view, duration: duration, options: options,
        animations: {
          self.view.addSubview(toViewController.view)
          animations?()
        }, completion: finish)
    } else {
      view.addSubview(toViewController.view)
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
    }
  }

  /// Pushes onto the navigation controller around this one, or else presents.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}
