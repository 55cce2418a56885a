import UIKit

/// The eye turns in a room: one `sublayerTransform`, animated in keyframes, carries both walls.
final class RoomTurn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let depth = container.bounds.width / 2
    let room = UIView(frame: container.bounds)
    room.backgroundColor = .darkGray
    container.addSubview(room)
    room.addSubview(from)
    room.addSubview(to)
    to.layer.transform = turned(CATransform3DIdentity, by: -.pi / 2, depth: depth)

    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    let turn = CAKeyframeAnimation(keyPath: "sublayerTransform")
    turn.values = stride(from: CGFloat(0), through: 1, by: 0.125).map { share in
      turned(perspective, by: share * .pi / 2, depth: depth)
    }
    turn.duration = transitionDuration(using: transitionContext)
    turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      to.layer.transform = CATransform3DIdentity
      container.addSubview(transitionContext.transitionWasCancelled ? from : to)
      room.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    room.layer.add(turn, forKey: "turn")
    CATransaction.commit()
  }

  /// Turned about the upright line through the middle of the room.
  private func turned(_ transform: CATransform3D, by angle: CGFloat, depth: CGFloat) -> CATransform3D {
    let middle = CATransform3DTranslate(transform, 0, 0, depth)
    return CATransform3DTranslate(CATransform3DRotate(middle, angle, 0, 1, 0), 0, 0, -depth)
  }
}
