import UIKit

/// A detached task works a path out, away from the main actor, and comes back to it to set the animation going.
final class DetachedPath: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let to = transitionContext.view(forKey: .to)!
    let size = container.bounds.size
    container.addSubview(to)
    to.center.y += size.height

    Task.detached(priority: .userInitiated) {
      let points = await Self.points(count: 24, in: size)
      await MainActor.run {
        let way = CAKeyframeAnimation(keyPath: "position")
        way.values = points
        way.duration = 0.6
        to.layer.add(way, forKey: "way")
        to.center = CGPoint(x: size.width / 2, y: size.height / 2)
      }
      try? await Task.sleep(nanoseconds: 600_000_000)
      await MainActor.run { transitionContext.completeTransition(true) }
    }
  }

  private static func points(count: Int, in size: CGSize) async -> [CGPoint] {
    var points: [CGPoint] = []
    for index in 0...count {
      if index % 8 == 0 { await Task.yield() }
      let rest = 1 - CGFloat(index) / CGFloat(count)
      points.append(CGPoint(x: size.width * (0.5 + rest * (1 - rest)), y: size.height * (0.5 + rest * rest)))
    }
    return points
  }
}
