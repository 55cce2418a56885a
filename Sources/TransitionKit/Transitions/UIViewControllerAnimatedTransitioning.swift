/// An animator: how long a transition takes and what happens in it.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Puts the incoming view into the container, animates, and calls `completeTransition` once at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Told last of all; may be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {
    Stage.active?.callWasLeftOut("animationEnded:")
  }
}

/// A conductor that runs a transition itself, in place of `animateTransition`.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up; from here on it is this object that leads it to `completeTransition`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
