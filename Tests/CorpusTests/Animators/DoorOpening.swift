import UIKit

/// The old screen, cut in two snapshots, swings open like a door with two wings while the new one comes closer behind.
final class DoorOpening: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.viewController(forKey: .from)?.view,
      let toView = transitionContext.viewController(forKey: .to)?.view
    else { return }
    let container = transitionContext.containerView
    container.backgroundColor = .black
    toView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    container.addSubview(toView)

    let (left, right) = fromView.bounds.divided(atDistance: fromView.bounds.width / 2, from: .minXEdge)
    let wings = [left, right].compactMap { half -> UIView? in
      let wing = fromView.resizableSnapshotView(from: half, afterScreenUpdates: false, withCapInsets: UIEdgeInsets.zero)
      wing?.frame = half
      return wing
    }
    for (index, wing) in wings.enumerated() {
      container.addSubview(wing)
      wing.layer.anchorPoint = CGPoint(x: index == 0 ? 0 : 1, y: 0.5)
      wing.layer.position.x = index == 0 ? 0 : container.bounds.width
      wing.layer.zPosition = 100
    }
    fromView.isHidden = true

    var open = CATransform3DIdentity
    open.m34 = -1 / 500
    UIView.animate(withDuration: 0.7, delay: 0, options: .curveEaseIn) {
      for (wing, angle) in zip(wings, [-CGFloat.pi / 2, CGFloat.pi / 2]) {
        wing.layer.transform = CATransform3DRotate(open, angle, 0, 1, 0)
      }
      toView.transform = .identity
    } completion: { _ in
      wings.forEach { $0.removeFromSuperview() }
      fromView.isHidden = false
      container.backgroundColor = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
