/// An animator: how long a transition takes and what happens in it.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Puts the incoming view into the container, animates, and calls `completeTransition` once at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator for an interaction controller to drive, in the place of `animateTransition`; may be left out.
  ///
  /// The animator's own completion calls `completeTransition`. Every call in one transition must return the same object.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating

  /// Called after everything else at the end of the transition; may be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    Stage.callWasLeftOut("interruptibleAnimatorForTransition:")
    return UIViewPropertyAnimator()
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    Stage.callWasLeftOut("animationEnded:")
  }
}

/// An interaction controller: leads a transition itself, in the place of `animateTransition`.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up; from here on it is this object that leads it to `completeTransition`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed at which the rest of the transition plays when the interaction is over; 1 if left out.
  var completionSpeed: CGFloat { get }
  /// The pace of the rest of the transition when the interaction is over; may be left out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the interaction controller leads from the beginning; may be left out. If not, the animator runs by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
