import UIKit

/// The new screen hops to its place over three stations; the options say how the stations are joined.
final class KeyframeHop: NSObject, UIViewControllerAnimatedTransitioning {
  private let options: UIView.KeyframeAnimationOptions

  init(_ options: UIView.KeyframeAnimationOptions = .calculationModeCubic) {
    self.options = options
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to), let toView = toVC.view else { return }
    let final = transitionContext.finalFrame(for: toVC)
    toView.frame = final
    toView.center = CGPoint(x: final.midX + final.width, y: final.midY)
    transitionContext.containerView.addSubview(toView)

    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0.0, options: options,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          toView.center = CGPoint(x: final.midX + 80, y: final.midY - 60)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
          toView.center = CGPoint(x: final.midX + 30, y: final.midY + 40)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          toView.center = CGPoint(x: final.midX, y: final.midY)
        }
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
