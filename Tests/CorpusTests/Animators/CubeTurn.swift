import UIKit

/// Two faces of a cube: each turns about the edge they share, held there by its anchor point.
final class CubeTurn: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let width = container.bounds.width
    container.addSubview(to)

    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 400
    container.layer.sublayerTransform = perspective
    setAnchor(of: from, x: 1)
    setAnchor(of: to, x: 0)
    to.layer.transform = CATransform3DRotate(CATransform3DMakeTranslation(width, 0, 0), .pi / 2, 0, 1, 0)

    UIView.animate(withDuration: 0.6, delay: 0, options: [.curveLinear]) {
      from.layer.transform = CATransform3DRotate(CATransform3DMakeTranslation(-width, 0, 0), -.pi / 2, 0, 1, 0)
      to.layer.transform = CATransform3DIdentity
    } completion: { _ in
      container.layer.sublayerTransform = CATransform3DIdentity
      for view in [from, to] {
        view.layer.transform = CATransform3DIdentity
        self.setAnchor(of: view, x: 0.5)
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Moves the anchor and the position with it, so that the view stays where it is.
  private func setAnchor(of view: UIView, x: CGFloat) {
    let frame = view.frame
    view.layer.anchorPoint = CGPoint(x: x, y: 0.5)
    view.layer.position = CGPoint(x: frame.minX + frame.width * x, y: frame.midY)
  }
}
