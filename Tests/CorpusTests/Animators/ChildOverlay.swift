import UIKit

/// A parent that lays a child over itself and takes the one below away, with view code alone.
final class ChildOverlay: UIViewController {
  func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func cover(with child: UIViewController) {
    guard let below = children.first else { return }
    addChild(child)
    child.view.frame = view.bounds.insetBy(dx: view.bounds.width / 2, dy: view.bounds.height / 2)
    child.view.alpha = 0
    child.view.clipsToBounds = true
    view.addSubview(child.view)
    below.willMove(toParent: nil)
    UIView.animate(withDuration: 0.5, delay: 0.1, options: [.curveEaseOut]) {
      child.view.frame = self.view.bounds
      child.view.alpha = 1
    } completion: { _ in
      child.view.clipsToBounds = false
      below.view.removeFromSuperview()
      below.removeFromParent()
      child.didMove(toParent: self)
    }
  }
}
