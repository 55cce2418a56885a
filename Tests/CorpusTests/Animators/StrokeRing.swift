import UIKit

/// A ring is drawn by `strokeEnd`, dashes and all, thickens by `lineWidth`, and the new screen fades in under it.
final class StrokeRing: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private var context: UIViewControllerContextTransitioning?
  private let ring = CAShapeLayer()

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let container = transitionContext.containerView
    let to = transitionContext.view(forKey: .to)!
    let center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    ring.path =
      UIBezierPath(
        arcCenter: center, radius: 40, startAngle: -.pi / 2, endAngle: .pi * 3 / 2, clockwise: true
      ).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.red.cgColor
    ring.lineWidth = 6
    ring.lineCap = .round
    ring.lineDashPattern = [0, 12]
    ring.strokeEnd = 1
    container.layer.insertSublayer(ring, at: UInt32(container.layer.sublayers?.count ?? 0))

    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.duration = 0.5
    ring.add(draw, forKey: nil)
    let thicken = CABasicAnimation(keyPath: "lineWidth")
    thicken.toValue = 14
    thicken.beginTime = ring.convertTime(CACurrentMediaTime(), from: nil) + 0.5
    thicken.duration = 0.3
    thicken.delegate = self
    ring.add(thicken, forKey: nil)

    container.insertSubview(to, at: container.subviews.count)
    ring.zPosition = 10
    to.alpha = 0
    UIView.animate(withDuration: 0.4, delay: 0.4, options: [], animations: { to.alpha = 1 })
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    ring.removeFromSuperlayer()
    context?.completeTransition(true)
    context = nil
  }
}
