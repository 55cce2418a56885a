import UIKit

/// The new screen grows out of the view that was tapped, whose frame `convert(_:to:)` brings into the container, and back.
class ZoomFromFrame: NSObject, UIViewControllerAnimatedTransitioning {
  var presenting = true
  weak var tappedView: UIView?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    let toView = transitionContext.view(forKey: .to)!
    let screen = presenting ? toView : transitionContext.view(forKey: .from)!
    if presenting { containerView.addSubview(toView) } else { containerView.insertSubview(toView, belowSubview: screen) }

    var origin = CGRect.zero
    if let tapped = tappedView { origin = tapped.convert(tapped.bounds, to: containerView) }
    let full = screen.frame
    let small = CGAffineTransform(scaleX: origin.width / full.width, y: origin.height / full.height)
    let middle = CGPoint(x: full.midX, y: full.midY)

    if presenting {
      screen.transform = small
      screen.center = CGPoint(x: origin.midX, y: origin.midY)
    }
    screen.clipsToBounds = true
    screen.layer.cornerRadius = presenting ? 8 / small.a : 0

    UIView.animate(
      withDuration: 0.5, delay: 0.0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.2,
      animations: {
        screen.transform = self.presenting ? .identity : small
        screen.center = self.presenting ? middle : CGPoint(x: origin.midX, y: origin.midY)
        screen.layer.cornerRadius = self.presenting ? 0.0 : 8 / small.a
      },
      completion: { _ in
        screen.clipsToBounds = false
        transitionContext.completeTransition(true)
      })
  }
}

/// Zooms from the view with a tag on the presenter's screen, and back to it.
class ZoomDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let zoom = ZoomFromFrame()
  private let tag: Int

  init(tag: Int) {
    self.tag = tag
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    zoom.presenting = true
    zoom.tappedView = source.view.viewWithTag(tag)
    return zoom
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    zoom.presenting = false
    return zoom
  }
}
