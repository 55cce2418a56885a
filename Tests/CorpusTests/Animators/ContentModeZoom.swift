import UIKit

/// A photo grows from its cropped thumbnail to the screen: an image view whose content mode fills while its frame changes shape.
final class ContentModeZoom: NSObject, UIViewControllerAnimatedTransitioning {
  private let contentMode: UIView.ContentMode

  init(_ contentMode: UIView.ContentMode) {
    self.contentMode = contentMode
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let photo = UIGraphicsImageRenderer(size: to.bounds.size).image { context in
      to.layer.render(in: context.cgContext)
    }
    let imageView = UIImageView(image: photo)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.frame = CGRect(x: 12, y: 84, width: 28, height: 28)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = UIColor.black.withAlphaComponent(0)
    container.addSubview(shade)
    container.addSubview(imageView)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        imageView.contentMode = self.contentMode
        imageView.frame = container.bounds.insetBy(dx: 0, dy: 20)
        shade.backgroundColor = UIColor.black.withAlphaComponent(1)
      },
      completion: { _ in
        imageView.removeFromSuperview()
        shade.removeFromSuperview()
        container.addSubview(to)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
