import UIKit

/// The new screen pushes the old one out over the opposite edge.
final class SlideFromEdge: NSObject, UIViewControllerAnimatedTransitioning {
  private let edge: UIRectEdge

  init(edge: UIRectEdge) {
    self.edge = edge
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let fromView = fromVC.view, let toView = toVC.view
    else { return }
    let start = transitionContext.initialFrame(for: fromVC)
    let end = transitionContext.finalFrame(for: toVC)
    let way = offset(in: start.size)

    toView.frame = end.offsetBy(dx: way.dx, dy: way.dy)
    transitionContext.containerView.addSubview(toView)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut],
      animations: {
        fromView.frame = start.offsetBy(dx: -way.dx, dy: -way.dy)
        toView.frame = end
      },
      completion: { _ in
        let cancelled = transitionContext.transitionWasCancelled
        if cancelled { fromView.frame = start }
        transitionContext.completeTransition(!cancelled)
      })
  }

  private func offset(in size: CGSize) -> CGVector {
    switch edge {
    case .left: return CGVector(dx: -size.width, dy: 0)
    case .right: return CGVector(dx: size.width, dy: 0)
    case .top: return CGVector(dx: 0, dy: -size.height)
    case .bottom: return CGVector(dx: 0, dy: size.height)
    default: return CGVector.zero
    }
  }
}
