import UIKit

/// Sleeps until moments on a clock, counted from the first, so that steps keep their rhythm.
final class ClockTicks: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let to = transitionContext.view(forKey: .to)!
    to.frame.origin.y = -container.bounds.height
    container.addSubview(to)

    Task { @MainActor in
      let clock = ContinuousClock()
      let begin = clock.now
      for step in 1...6 {
        try await Task.sleep(until: begin.advanced(by: .milliseconds(100 * step)), clock: .continuous)
        let elapsed = begin.duration(to: clock.now)
        let share = CGFloat(elapsed / .milliseconds(600))
        to.frame.origin.y = (share - 1) * container.bounds.height
      }
      transitionContext.completeTransition(true)
    }
  }
}
