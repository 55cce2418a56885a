import UIKit

/// A presentation controller with a dimming view that fades beside the animator, by the coordinator.
final class DimmingPresentation: UIPresentationController {
  private lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0.0, alpha: 0.6)
    view.alpha = 0.0
    return view
  }()

  override func presentationTransitionWillBegin() {
    guard let containerView = containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1.0
      return
    }
    coordinator.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 1.0
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0.0
      return
    }
    coordinator.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = 0.0 }, completion: { _ in self.dimmingView.removeFromSuperview() })
  }

  override var shouldRemovePresentersView: Bool { return false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.insetBy(dx: 12, dy: 24)
  }
}

/// Presents with it; the animator is the system's.
final class DimmingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    return DimmingPresentation(presentedViewController: presented, presenting: presenting)
  }
}
