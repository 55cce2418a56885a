import UIKit

/// A display link feeds an asynchronous stream, and a task that reads the stream moves the edge of a wipe.
final class StreamedWipe: NSObject, UIViewControllerAnimatedTransitioning {
  private var link: CADisplayLink?
  private var ticks: AsyncStream<CFTimeInterval>.Continuation?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let to = transitionContext.view(forKey: .to)!
    let duration = transitionDuration(using: transitionContext)
    let edge = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: to.bounds.height))
    edge.backgroundColor = .black
    to.mask = edge
    transitionContext.containerView.addSubview(to)

    let begin = CACurrentMediaTime()
    let stream = makeTicks()
    Task { @MainActor in
      for await time in stream {
        let share = min(1, (time - begin) / duration)
        edge.frame.size.width = to.bounds.width * CGFloat(share * share)
        if share == 1 { break }
      }
      link?.invalidate()
      to.mask = nil
      transitionContext.completeTransition(true)
    }
  }

  private func makeTicks() -> AsyncStream<CFTimeInterval> {
    AsyncStream { continuation in
      ticks = continuation
      let link = CADisplayLink { [weak self] link in self?.ticks?.yield(link.timestamp) }
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }
}
