import UIKit

/// A timer that ticks: every tick uncovers one more row of the new screen, without any animation.
final class TimerSteps: NSObject, UIViewControllerAnimatedTransitioning {
  private let rows = 8
  private var timer: Timer?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let window = UIView(frame: CGRect(x: 0, y: 0, width: container.bounds.width, height: 0))
    window.clipsToBounds = true
    window.autoresizesSubviews = false
    container.addSubview(window)
    window.addSubview(to)

    var row = 0
    let interval = transitionDuration(using: transitionContext) / Double(rows)
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
      row += 1
      window.frame.size.height = container.bounds.height * CGFloat(row) / CGFloat(self.rows)
      guard row == self.rows else { return }
      timer.invalidate()
      container.addSubview(to)
      window.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
