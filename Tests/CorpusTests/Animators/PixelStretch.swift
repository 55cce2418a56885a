import UIKit

/// A picture of the old screen, drawn by a renderer, is stretched to a line like an old tube's.
final class PixelStretch: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let renderer = UIGraphicsImageRenderer(bounds: from.bounds)
    let image = renderer.image { _ in
      from.drawHierarchy(in: from.bounds, afterScreenUpdates: false)
    }
    let picture = UIImageView(image: image)
    picture.frame = from.frame
    picture.contentMode = .scaleToFill
    container.addSubview(to)
    container.addSubview(picture)
    to.isHidden = true
    container.backgroundColor = .black
    from.isHidden = true

    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseIn) {
      picture.frame = CGRect(x: -20, y: container.bounds.midY - 1, width: container.bounds.width + 40, height: 2)
    } completion: { _ in
      to.isHidden = false
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
        picture.alpha = 0
      } completion: { _ in
        picture.removeFromSuperview()
        container.backgroundColor = nil
        from.isHidden = false
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      to.transform = CGAffineTransform(scaleX: 1, y: 0.02)
      UIView.animate(withDuration: 0.25) { to.transform = .identity }
    }
  }
}
