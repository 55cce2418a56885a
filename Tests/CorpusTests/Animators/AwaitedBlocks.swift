import UIKit

extension UIView {
  /// The wrapper that many apps have, so that animations read from top to bottom.
  @MainActor @discardableResult
  fileprivate static func animateAsync(
    _ duration: TimeInterval, options: UIView.AnimationOptions = [], _ animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations) { finished in
        continuation.resume(returning: finished)
      }
    }
  }
}

/// Shrinks, slides and grows, each step awaiting the one before.
final class AwaitedBlocks: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    Task { await run(transitionContext) }
  }

  @MainActor
  private func run(_ context: UIViewControllerContextTransitioning) async {
    let container = context.containerView
    let from = context.view(forKey: .from)!
    let to = context.view(forKey: .to)!
    let small = CGAffineTransform(scaleX: 0.8, y: 0.8)
    let width = container.bounds.width
    container.addSubview(to)
    to.transform = small.concatenating(CGAffineTransform(translationX: width, y: 0))

    await UIView.animateAsync(0.2, options: .curveEaseIn) { from.transform = small }
    await UIView.animateAsync(0.3) {
      from.transform = small.concatenating(CGAffineTransform(translationX: -width, y: 0))
      to.transform = small
    }
    let finished = await UIView.animateAsync(0.2, options: .curveEaseOut) { to.transform = .identity }
    from.transform = .identity
    context.completeTransition(finished)
  }
}
