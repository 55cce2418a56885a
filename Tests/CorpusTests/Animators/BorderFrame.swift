import UIKit

/// A border of the container's width closes over the old screen and opens over the new one, to and fro by autoreversing.
final class BorderFrame: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private var end: (() -> Void)?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    container.insertSubview(to, belowSubview: from)
    let frame = UIView(frame: container.bounds)
    container.addSubview(frame)

    let width = CABasicAnimation(keyPath: "borderWidth")
    width.fromValue = 0
    width.toValue = container.bounds.width / 2
    width.duration = 0.3
    width.autoreverses = true
    width.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    width.delegate = self
    let color = CABasicAnimation(keyPath: "borderColor")
    color.fromValue = UIColor.orange.cgColor
    color.toValue = UIColor.purple.cgColor
    color.duration = 0.6
    frame.layer.add(width, forKey: "width")
    frame.layer.add(color, forKey: "color")

    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      from.isHidden = true
    }
    end = {
      frame.removeFromSuperview()
      from.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    end?()
    end = nil
  }
}
