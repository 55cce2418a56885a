import UIKit

/// A container of its own that swaps its children by `transition(from:to:…)`.
final class ContainerSwap: UIViewController {
  private(set) var current: UIViewController?

  func show(_ next: UIViewController, animated: Bool) {
    next.view.frame = view.bounds
    addChild(next)
    guard let old = current, animated else {
      view.addSubview(next.view)
      next.didMove(toParent: self)
      current = next
      return
    }
    old.willMove(toParent: nil)
    next.view.frame.origin.y = view.bounds.height
    transition(
      from: old, to: next, duration: 0.5, options: .curveEaseInOut,
      animations: {
        old.view.alpha = 0
        next.view.frame = self.view.bounds
      },
      completion: { _ in
        old.view.alpha = 1
        old.removeFromParent()
        next.didMove(toParent: self)
        self.current = next
      })
  }
}
