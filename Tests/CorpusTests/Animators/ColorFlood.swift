import UIKit

/// A disc of changing colour floods the screen and ebbs away from the new one: colour, bounds and corner radius together.
final class ColorFlood: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let to = transitionContext.view(forKey: .to) else { return }
    let disc = UIView(frame: CGRect(x: 80, y: 160, width: 0, height: 0))
    disc.backgroundColor = .red
    container.addSubview(disc)
    let side: CGFloat = 440

    UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) {
      disc.bounds.size = CGSize(width: side, height: side)
      disc.layer.cornerRadius = side / 2
      disc.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    } completion: { _ in
      container.insertSubview(to, belowSubview: disc)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
        disc.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0)
      } completion: { _ in
        disc.removeFromSuperview()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
