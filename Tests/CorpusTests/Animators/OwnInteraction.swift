import UIKit

/// An interaction without percent-driving: it sets the screens' frames itself while a pan goes on, and then animates the rest.
final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?
  private let pan: UIPanGestureRecognizer

  init(pan: UIPanGestureRecognizer) {
    self.pan = pan
    super.init()
    pan.addTarget(self, action: Selector("move:", OwnInteraction.move(_:)))
  }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else { return }
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    to.alpha = 0.2
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    guard let context = context, let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let distance = max(pan.translation(in: context.containerView).x, 0)
    let share = distance / context.containerView.bounds.width
    switch pan.state {
    case .changed:
      from.center.x = context.containerView.bounds.midX + distance
      to.alpha = 0.2 + 0.8 * share
      context.updateInteractiveTransition(share)
    case .ended where share > 0.4:
      context.finishInteractiveTransition()
      end(context, from: from, to: to)
    case .ended, .cancelled:
      context.cancelInteractiveTransition()
      end(context, from: from, to: to)
    default:
      break
    }
  }

  private func end(_ context: UIViewControllerContextTransitioning, from: UIView, to: UIView) {
    let stays = context.transitionWasCancelled
    self.context = nil
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseOut) {
      from.center.x = context.containerView.bounds.midX * (stays ? 1 : 3)
      to.alpha = stays ? 0.2 : 1
    } completion: { _ in
      to.alpha = 1
      context.completeTransition(!stays)
    }
  }
}

/// Pops by it as long as the pan that it follows goes on.
final class OwnInteractionDelegate: NSObject, UINavigationControllerDelegate {
  private let pan = UIPanGestureRecognizer()
  private lazy var interaction = OwnInteraction(pan: pan)

  init(_ navigation: UINavigationController) {
    super.init()
    navigation.delegate = self
    navigation.view.addGestureRecognizer(pan)
    pan.addTarget(self, action: Selector("begin:", OwnInteractionDelegate.begin(_:)))
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began, let navigation = pan.view?.next as? UINavigationController else { return }
    _ = interaction
    navigation.popViewController(animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? CrossFade() : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction }
}
