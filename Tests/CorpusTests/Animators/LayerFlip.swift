import UIKit

/// The screens are the two sides of one card that turns about its upright axis; a side turned away is not drawn.
final class LayerFlip: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let front = transitionContext.view(forKey: .from), let back = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    container.addSubview(back)

    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    front.layer.isDoubleSided = false
    back.layer.isDoubleSided = false
    front.layer.transform = perspective
    back.layer.transform = CATransform3DRotate(perspective, .pi * 0.999, 0, 1, 0)

    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut) {
      front.layer.transform = CATransform3DRotate(perspective, -.pi * 0.999, 0, 1, 0)
      back.layer.transform = perspective
    } completion: { _ in
      for view in [front, back] {
        view.layer.transform = CATransform3DIdentity
        view.layer.isDoubleSided = true
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
