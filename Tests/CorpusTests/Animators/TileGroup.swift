import UIKit

/// Tiles of a snapshot fly off, each driven by a child task of one group that starts a little later than the last.
final class TileGroup: NSObject, UIViewControllerAnimatedTransitioning {
  private let columns = 3
  private let rows = 4

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let from = transitionContext.view(forKey: .from)!
    container.insertSubview(transitionContext.view(forKey: .to)!, at: 0)
    let tiles = makeTiles(of: from, in: container)
    from.isHidden = true

    Task { @MainActor in
      await withTaskGroup(of: Void.self) { group in
        for (index, tile) in tiles.enumerated() {
          group.addTask {
            try? await Task.sleep(nanoseconds: UInt64(index) * 40_000_000)
            await self.drop(tile)
          }
        }
      }
      tiles.forEach { $0.removeFromSuperview() }
      from.isHidden = false
      transitionContext.completeTransition(true)
    }
  }

  @MainActor
  private func drop(_ tile: UIView) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      UIView.animate(
        withDuration: 0.3, delay: 0, options: .curveEaseIn,
        animations: {
          tile.transform = CGAffineTransform(rotationAngle: 0.6).translatedBy(x: 0, y: 90)
          tile.alpha = 0
        },
        completion: { _ in continuation.resume() })
    }
  }

  private func makeTiles(of view: UIView, in container: UIView) -> [UIView] {
    let size = CGSize(width: view.bounds.width / CGFloat(columns), height: view.bounds.height / CGFloat(rows))
    return (0..<columns * rows).compactMap { index in
      let origin = CGPoint(x: CGFloat(index % columns) * size.width, y: CGFloat(index / columns) * size.height)
      let frame = CGRect(origin: origin, size: size)
      guard
        let tile = view.resizableSnapshotView(from: frame, afterScreenUpdates: false, withCapInsets: .zero)
      else { return nil }
      tile.frame = frame
      container.addSubview(tile)
      return tile
    }
  }
}
