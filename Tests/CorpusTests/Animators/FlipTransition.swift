import UIKit

/// `UIView.transition(from:to:…)` turns one view over to show the other.
final class FlipTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let options: UIView.AnimationOptions

  init(_ options: UIView.AnimationOptions) {
    self.options = options
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else { return }
    UIView.transition(
      from: fromView, to: toView, duration: transitionDuration(using: transitionContext), options: options
    ) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
