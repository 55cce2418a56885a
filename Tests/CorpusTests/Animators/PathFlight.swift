import UIKit

/// A shrunken picture of the old screen flies off along a curve: a keyframe animation with a path.
final class PathFlight: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  private var finish: (() -> Void)?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let paper = from.snapshotView(afterScreenUpdates: false)
    else { return }
    let container = transitionContext.containerView
    container.addSubview(to)
    container.addSubview(paper)
    paper.layer.borderWidth = 2
    paper.layer.borderColor = UIColor.black.cgColor
    paper.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)

    let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    let way = UIBezierPath()
    way.move(to: middle)
    way.addQuadCurve(to: CGPoint(x: container.bounds.maxX + 40, y: 20), controlPoint: CGPoint(x: 20, y: 10))

    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = way.cgPath
    flight.calculationMode = .paced
    flight.rotationMode = .rotateAuto
    flight.duration = transitionDuration(using: transitionContext)
    flight.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0, 0.9, 0.6)
    flight.fillMode = .forwards
    flight.isRemovedOnCompletion = false
    flight.delegate = self
    finish = {
      paper.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    paper.layer.add(flight, forKey: "flight")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    finish?()
    finish = nil
  }
}
