/// A transition as its coordinator describes it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  /// Whether the transition is led by an animator that can be stopped on its way.
  var isInterruptible: Bool { get }
  var isCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// The share covered, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which the rest of an interactive transition plays when the interaction is over.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others animate beside a transition and hear of its end.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Animates in the transition's duration, from its beginning; false if the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates beside the transition as `animate(alongsideTransition:)` does, for views outside of the transition's container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls the handler when the interaction is over and the rest plays to the end or back, or when the interaction goes on again.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }

  /// Calls the handler when a finger lets go of the transition; the older spelling of `notifyWhenInteractionChanges`.
  public func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    notifyWhenInteractionChanges { context in
      if !context.isInteractive { handler(context) }
    }
  }
}
