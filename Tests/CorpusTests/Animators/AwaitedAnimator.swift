import UIKit

/// Awaits property animators, one of which stops early because its task is cancelled.
final class AwaitedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let to = transitionContext.view(forKey: .to)!
    transitionContext.containerView.addSubview(to)
    let bounds = to.bounds
    to.transform = CGAffineTransform(translationX: 0, y: bounds.height)

    let rise = Task { @MainActor in
      await run(UIViewPropertyAnimator(duration: 1, curve: .linear) { to.transform = .identity })
    }
    Task { @MainActor in
      try await Task.sleep(for: .seconds(0.4))
      rise.cancel()
      let position = await rise.value
      assert(position == .current)
      await run(UIViewPropertyAnimator(duration: 0.3, dampingRatio: 1) { to.transform = .identity })
      transitionContext.completeTransition(true)
    }
  }

  @MainActor @discardableResult
  private func run(_ animator: UIViewPropertyAnimator) async -> UIViewAnimatingPosition {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        animator.addCompletion { continuation.resume(returning: $0) }
        animator.startAnimation()
      }
    } onCancel: {
      Task { @MainActor in
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      }
    }
  }
}
