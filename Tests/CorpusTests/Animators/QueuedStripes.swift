import UIKit

/// Stripes are measured on a global queue and shown on the main one, the way it was written before tasks.
final class QueuedStripes: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let to = transitionContext.view(forKey: .to)!
    let size = container.bounds.size
    container.addSubview(to)
    to.alpha = 0

    for index in 0..<5 {
      DispatchQueue.global(qos: .userInitiated).async {
        let height = size.height / 5
        let frame = CGRect(x: 0, y: CGFloat(index) * height, width: size.width, height: height)
        DispatchQueue.main.async {
          let stripe = UIView(frame: frame)
          stripe.backgroundColor = UIColor(white: 0.2 + 0.15 * CGFloat(index), alpha: 1)
          stripe.transform = CGAffineTransform(translationX: index % 2 == 0 ? -size.width : size.width, y: 0)
          container.addSubview(stripe)
          UIView.animate(withDuration: 0.3, animations: { stripe.transform = .identity }) { _ in
            to.alpha = 1
            UIView.animate(withDuration: 0.3, animations: { stripe.alpha = 0 }) { _ in stripe.removeFromSuperview() }
          }
        }
      }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.65) {
      DispatchQueue.main.async { transitionContext.completeTransition(true) }
    }
  }
}
