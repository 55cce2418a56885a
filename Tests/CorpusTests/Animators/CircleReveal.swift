import UIKit

/// A circle opens at a point until the new screen is free: a shape layer's mask whose path is animated.
final class CircleReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private let origin: CGPoint
  private weak var transitionContext: UIViewControllerContextTransitioning?

  init(origin: CGPoint) {
    self.origin = origin
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    self.transitionContext = transitionContext
    guard let toVC = transitionContext.viewController(forKey: .to), let toView = toVC.view else { return }
    transitionContext.containerView.addSubview(toView)

    let far = CGPoint(x: max(origin.x, toView.bounds.maxX - origin.x), y: max(origin.y, toView.bounds.maxY - origin.y))
    let radius = sqrt(far.x * far.x + far.y * far.y)
    let small = UIBezierPath(ovalIn: CGRect(origin: origin, size: .zero).insetBy(dx: -5, dy: -5))
    let large = UIBezierPath(ovalIn: CGRect(origin: origin, size: .zero).insetBy(dx: -radius, dy: -radius))

    let maskLayer = CAShapeLayer()
    maskLayer.path = large.cgPath
    toView.layer.mask = maskLayer

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = small.cgPath
    animation.toValue = large.cgPath
    animation.duration = transitionDuration(using: transitionContext)
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    animation.delegate = self
    maskLayer.add(animation, forKey: "path")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = transitionContext else { return }
    context.viewController(forKey: .to)?.view.layer.mask = nil
    context.completeTransition(!context.transitionWasCancelled)
  }
}
