import UIKit

/// A badge pulses in a loop that ends when the transition cancels its task.
final class CancelledPulse: NSObject, UIViewControllerAnimatedTransitioning {
  private var pulse: Task<Void, Never>?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let to = transitionContext.view(forKey: .to)!
    to.frame.origin.x = container.bounds.width
    container.addSubview(to)
    let badge = UIView(frame: CGRect(x: 40, y: 80, width: 40, height: 40))
    badge.backgroundColor = .red
    badge.layer.cornerRadius = 20
    container.addSubview(badge)

    pulse = Task { @MainActor in
      var isLarge = false
      while !Task.isCancelled {
        isLarge.toggle()
        UIView.animate(withDuration: 0.1) { badge.transform = isLarge ? CGAffineTransform(scaleX: 1.5, y: 1.5) : .identity }
        try? await Task.sleep(for: .milliseconds(100))
      }
      badge.removeFromSuperview()
    }
    UIView.animate(withDuration: 0.6, animations: { to.frame.origin.x = 0 }) { [weak self] _ in
      self?.pulse?.cancel()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
