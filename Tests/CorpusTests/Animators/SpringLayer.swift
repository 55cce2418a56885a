import UIKit

/// The new screen swings in on a spring of the layer's own, for as long as the spring takes to settle.
final class SpringLayer: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private var context: UIViewControllerContextTransitioning?
  private lazy var spring: CASpringAnimation = {
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.mass = 1
    spring.stiffness = 180
    spring.damping = 14
    spring.initialVelocity = 2
    spring.duration = spring.settlingDuration
    return spring
  }()

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return spring.settlingDuration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let container = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to) else { return }
    container.addSubview(toView)
    spring.fromValue = toView.layer.position.y - container.bounds.height
    spring.toValue = toView.layer.position.y
    spring.delegate = self
    toView.layer.add(spring, forKey: "drop")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeTransition(true)
    context = nil
  }
}
