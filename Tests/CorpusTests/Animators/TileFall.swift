import UIKit

/// The old screen breaks into tiles that shrink and turn away by chance, each in its own moment.
final class TileFall: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    container.insertSubview(to, belowSubview: from)

    let side: CGFloat = 40
    var tiles: [UIView] = []
    for y in stride(from: CGFloat(0), to: from.bounds.height, by: side) {
      for x in stride(from: CGFloat(0), to: from.bounds.width, by: side) {
        let part = CGRect(x: x, y: y, width: side, height: side)
        if let tile = from.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero) {
          tile.frame = part
          tiles.append(tile)
        }
      }
    }
    from.isHidden = true
    let board = UIView(frame: from.frame)
    container.addSubview(board)
    tiles.forEach { board.addSubview($0) }

    UIView.animate(withDuration: 0.8) {
      for tile in tiles {
        let delay = Double(arc4random_uniform(40)) / 100
        UIView.animate(
          withDuration: 0.4, delay: delay, options: [.overrideInheritedDuration, .curveEaseIn],
          animations: {
            tile.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.1, y: 0.1)
            tile.alpha = 0
          })
      }
      board.center.y += 30
    } completion: { _ in
      board.removeFromSuperview()
      from.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
