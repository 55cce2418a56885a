/// An animator: how long a transition takes and what happens in it.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Puts the incoming view into the container, animates, and calls `completeTransition` once at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// What an interactive run drives in the place of `animateTransition`; may be left out.
  ///
  /// The animator's own completion calls `completeTransition`. It must be the same object at each call of one transition.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating

  /// Told last of all; may be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    Stage.active?.callWasLeftOut("interruptibleAnimatorForTransition:")
    return NoAnimator()
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    Stage.active?.callWasLeftOut("animationEnded:")
  }
}

/// What stands for an animator that is left out.
final class NoAnimator: UIViewPropertyAnimator {}

/// A conductor that runs a transition itself, in place of `animateTransition`.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up; from here on it is this object that leads it to `completeTransition`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest is played once the transition is let go; may be left out, as 1.
  var completionSpeed: CGFloat { get }
  /// The pace of the rest; may be left out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the conductor leads from the beginning; may be left out. Where it does not, the animator runs by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
