import UIKit

/// The old screen, drawn into an image of the older kind and cropped, parts in the middle like a torn page.
final class CroppedHalves: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromVC = transitionContext.viewController(forKey: .from), let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    let size = fromVC.view.bounds.size
    UIGraphicsBeginImageContextWithOptions(size, true, UIScreen.main.scale)
    fromVC.view.layer.render(in: UIGraphicsGetCurrentContext()!)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    container.addSubview(toVC.view)
    var halves: [UIImageView] = []
    for y in [0, size.height / 2] {
      let part = CGRect(x: 0, y: y, width: size.width, height: size.height / 2)
      guard let pixels = image?.cgImage?.cropping(to: part) else { continue }
      let half = UIImageView(frame: part)
      half.image = UIImage(cgImage: pixels)
      container.addSubview(half)
      halves.append(half)
    }

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0.0, options: [.curveEaseIn],
      animations: {
        halves.first?.frame.origin.y -= size.height / 2
        halves.last?.frame.origin.y += size.height / 2
        halves.last?.transform = CGAffineTransform(rotationAngle: 0.3)
      },
      completion: { _ in
        halves.forEach { $0.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
