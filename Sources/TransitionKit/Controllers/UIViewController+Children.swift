extension UIViewController {
  /// Replaces one child's view by another's: the incoming view joins the outgoing one, which is removed at the end.
  ///
  /// Both must be children of this controller. This method calls their appearance callbacks. The container itself must call
  /// `addChild`, `removeFromParent` and what goes with them.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    insist(
      fromViewController.parent === self && toViewController.parent === self, "Both must be children of this controller")
    let container: UIView = fromViewController.view.superview ?? view
    let appearance = AppearanceChange(
      going: fromViewController, coming: toViewController, isAnimated: duration > 0 && UIView.areAnimationsEnabled)
    appearance.begin()
    let end = { (finished: Bool) in
      fromViewController.view.removeFromSuperview()
      appearance.end()
      completion?(finished)
    }
    if options.hasTransition {
      UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          fromViewController.view.removeFromSuperview()
          container.addSubview(toViewController.view)
          animations?()
        }, completion: end)
    } else {
      UIView.performWithoutAnimation { container.addSubview(toViewController.view) }
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
    }
  }
}
