import UIKit

/// The new screen comes from far by scale, opacity and turn at once, in one animation group.
final class GroupedZoom: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private weak var context: UIViewControllerContextTransitioning?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)

    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = 0.2
    let opacity = CABasicAnimation(keyPath: "opacity")
    opacity.fromValue = 0
    opacity.duration = 0.3
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = [CGFloat.pi / 4, -CGFloat.pi / 12, 0]
    turn.keyTimes = [0, 0.6, 1]

    let group = CAAnimationGroup()
    group.animations = [scale, opacity, turn]
    group.duration = transitionDuration(using: transitionContext)
    group.timingFunction = CAMediaTimingFunction(name: .easeOut)
    group.delegate = self
    view.layer.add(group, forKey: "arrival")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeTransition(flag)
  }
}
