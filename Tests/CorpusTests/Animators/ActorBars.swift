import UIKit

/// An actor deals out the order in which bars come down, one for each of several tasks that ask it.
final class ActorBars: NSObject, UIViewControllerAnimatedTransitioning {
  private actor Dealer {
    private var next = 0

    /// Which bar comes next, and how long it waits.
    func deal() -> (index: Int, delay: Double) {
      defer { next += 1 }
      return (next * 5 % 8, Double(next) * 0.05)
    }
  }

  private let dealer = Dealer()

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.75 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let to = transitionContext.view(forKey: .to)!
    let bars = (0..<8).map { index -> UIView in
      let width = container.bounds.width / 8
      let bar = UIView(frame: CGRect(x: width * CGFloat(index), y: 0, width: width, height: 0))
      bar.backgroundColor = UIColor(white: CGFloat(index) / 8, alpha: 1)
      container.addSubview(bar)
      return bar
    }
    let tasks = bars.map { _ in
      Task { @MainActor in
        let (index, delay) = await dealer.deal()
        UIView.animate(withDuration: 0.3, delay: delay) { bars[index].frame.size.height = container.bounds.height }
      }
    }
    Task { @MainActor in
      for task in tasks { await task.value }
      try await Task.sleep(for: .seconds(0.7))
      container.addSubview(to)
      bars.forEach { $0.removeFromSuperview() }
      transitionContext.completeTransition(true)
    }
  }
}
