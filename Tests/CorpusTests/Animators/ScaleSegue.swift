import UIKit

/// A segue of the old kind: it animates in the window by itself and then pushes without animation.
class ScaleSegue: UIStoryboardSegue {
  override func perform() {
    guard let window = source.view.window, let navigation = source.navigationController else { return }
    let incoming = destination.view!
    incoming.frame = window.bounds
    incoming.transform = CGAffineTransform(scaleX: 0.05, y: 0.05)
    window.insertSubview(incoming, aboveSubview: navigation.view)

    UIView.animate(
      withDuration: 0.4,
      animations: {
        incoming.transform = CGAffineTransform.identity
      }
    ) { _ in
      incoming.removeFromSuperview()
      navigation.pushViewController(self.destination, animated: false)
    }
  }
}
