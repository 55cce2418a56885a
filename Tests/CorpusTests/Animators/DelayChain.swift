import UIKit

/// Work on the main queue, each piece after the other: three curtains fall, and the screens change behind them.
final class DelayChain: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let from = transitionContext.view(forKey: .from)!
    let to = transitionContext.view(forKey: .to)!
    let colors: [UIColor] = [.red, .white, .blue]
    var curtains: [UIView] = []

    for (index, color) in colors.enumerated() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(index)) {
        let width = container.bounds.width / CGFloat(colors.count)
        let curtain = UIView(frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 0))
        curtain.backgroundColor = color
        container.addSubview(curtain)
        curtains.append(curtain)
        UIView.animate(withDuration: 0.2) { curtain.frame.size.height = container.bounds.height }
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(450)) {
      container.insertSubview(to, aboveSubview: from)
      UIView.animate(
        withDuration: 0.3,
        animations: { curtains.forEach { $0.frame.origin.y = container.bounds.height } },
        completion: { _ in
          curtains.forEach { $0.removeFromSuperview() }
          DispatchQueue.main.async { transitionContext.completeTransition(true) }
        })
    }
  }
}
