import UIKit

/// A fade whose steps are a task's: it fades the old screen out, sleeps, fades the new one in, and completes.
final class TaskFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let from = transitionContext.view(forKey: .from)!
    let to = transitionContext.view(forKey: .to)!
    transitionContext.containerView.addSubview(to)
    to.alpha = 0

    Task { @MainActor in
      UIView.animate(withDuration: 0.2) { from.alpha = 0 }
      try await Task.sleep(nanoseconds: 250_000_000)
      UIView.animate(withDuration: 0.25) { to.alpha = 1 }
      try await Task.sleep(for: .milliseconds(250))
      from.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
