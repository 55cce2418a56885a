import UIKit

/// The old screen goes in five strips, cut from it as snapshots, that slide out left and right one after the other.
final class VenetianBlinds: NSObject, UIViewControllerAnimatedTransitioning {
  private let count = 5

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let height = from.bounds.height / CGFloat(count)
    var strips = [UIView]()
    for index in 0..<count {
      let frame = CGRect(x: 0, y: CGFloat(index) * height, width: from.bounds.width, height: height)
      guard let strip = from.resizableSnapshotView(from: frame, afterScreenUpdates: true, withCapInsets: .zero) else { continue }
      strip.frame = frame
      strips.append(strip)
    }
    container.addSubview(to)
    container.sendSubviewToBack(to)
    from.removeFromSuperview()
    strips.forEach(container.addSubview)

    var remaining = strips.count
    for (index, strip) in strips.enumerated() {
      let way = index % 2 == 0 ? frameWidth(of: container) : -frameWidth(of: container)
      UIView.animate(
        withDuration: 0.3, delay: 0.075 * Double(index), options: .curveEaseIn,
        animations: { strip.frame.origin.x += way },
        completion: { _ in
          strip.removeFromSuperview()
          remaining -= 1
          guard remaining == 0 else { return }
          if transitionContext.transitionWasCancelled { container.addSubview(from) }
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
  }

  private func frameWidth(of view: UIView) -> CGFloat {
    return view.frame.size.width
  }
}
