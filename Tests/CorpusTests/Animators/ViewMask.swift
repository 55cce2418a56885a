import UIKit

/// A view as another's mask: a bar across the new screen thickens and turns until it lets all of it through.
final class ViewMask: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    let bar = UIView(frame: CGRect(x: -40, y: to.bounds.midY - 4, width: to.bounds.width + 80, height: 8))
    bar.backgroundColor = .black
    to.mask = bar

    UIView.animate(withDuration: 0.6, delay: 0, options: .curveEaseIn) {
      bar.bounds.size = CGSize(width: 260, height: 260)
      bar.transform = CGAffineTransform(rotationAngle: .pi / 3)
    } completion: { _ in
      to.mask = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
