import UIKit

/// Two fingers that close pinch the pushed screen away.
final class PinchClose: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  private let driver = UIPercentDrivenInteractiveTransition()
  private var interactive = false
  private unowned let navigation: UINavigationController

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
    let pinch = UIPinchGestureRecognizer()
    pinch.addTarget(self, action: Selector("pinched:", PinchClose.pinched(_:)))
    navigation.view.addGestureRecognizer(pinch)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .began {
      interactive = true
      navigation.popViewController(animated: true)
    } else if pinch.state == .changed {
      driver.update(1 - pinch.scale)
    } else if pinch.state == .ended || pinch.state == .cancelled {
      interactive = false
      pinch.scale < 0.5 ? driver.finish() : driver.cancel()
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? self : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactive ? driver : nil }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    from.clipsToBounds = true
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear,
      animations: {
        from.transform = CGAffineTransform(scaleX: 0.05, y: 0.05).rotated(by: .pi / 3)
        from.layer.cornerRadius = 60
      },
      completion: { _ in
        from.transform = .identity
        from.layer.cornerRadius = 0
        from.clipsToBounds = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
