import UIKit

/// The classic swipe back: a pan from the left edge drives the pop by percent and decides at its end.
final class EdgePanPop: UIPercentDrivenInteractiveTransition, UINavigationControllerDelegate {
  private weak var navigationController: UINavigationController?
  private var isDragging = false

  init(attachedTo navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector("handlePan:", EdgePanPop.handlePan(_:)))
    pan.edges = .left
    navigationController.view.addGestureRecognizer(pan)
    navigationController.delegate = self
  }

  private func handlePan(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = pan.view else { return }
    let percent = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      isDragging = true
      navigationController?.popViewController(animated: true)
    case .changed:
      update(percent)
    case .ended:
      isDragging = false
      if percent > 0.5 || pan.velocity(in: view).x > 400 { finish() } else { cancel() }
    case .cancelled, .failed:
      isDragging = false
      cancel()
    default:
      break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return operation == .pop ? ShadowedPop() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return isDragging ? self : nil
  }
}

private final class ShadowedPop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let width = transitionContext.containerView.bounds.width
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    to.transform = CGAffineTransform(translationX: -width / 3, y: 0)
    from.layer.shadowOpacity = 0.5
    from.layer.shadowRadius = 5
    UIView.animate(withDuration: 0.35, delay: 0, options: .curveLinear) {
      from.transform = CGAffineTransform(translationX: width, y: 0)
      to.transform = .identity
    } completion: { _ in
      from.layer.shadowOpacity = 0
      from.transform = .identity
      to.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
