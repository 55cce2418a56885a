/// Runs the blocks that go along with a window's change of size. The window takes its new size at once, without animation.
final class WindowResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  private var alongside = AlongsideAnimations()

  init(in window: UIWindow) {
    containerView = window
  }

  var isAnimated: Bool { false }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: AlongsideAnimations.Handler?, completion: AlongsideAnimations.Handler?
  ) -> Bool {
    alongside.add(animation, completion: completion)
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping AlongsideAnimations.Handler) {}

  func run() {
    alongside.animations.forEach { $0(self) }
    alongside.completions.forEach { $0(self) }
  }
}
