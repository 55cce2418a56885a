import SwiftUI
import UIKit

/// Hands the drawer's animator out, and is told by the bar's outlet which navigation controller it serves.
class DrawerDelegate: NSObject, UINavigationControllerDelegate {
  @IBOutlet weak var navigationController: UINavigationController? {
    didSet { navigationController?.delegate = self }
  }
  @objc dynamic private(set) var pushes = 0

  @objc func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if operation == .push { pushes += 1 }
    return DrawerAnimator(leaves: operation == .pop)
  }
}

class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let leaves: Bool

  init(leaves: Bool) {
    self.leaves = leaves
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { Pace.usual }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let aside = CGAffineTransform(translationX: -to.bounds.width, y: 0)
    transitionContext.containerView.insertSubview(to, at: leaves ? 0 : 1)
    to.transform = leaves ? .identity : aside
    UIView.animate(
      withDuration: Pace.usual,
      animations: {
        from.transform = self.leaves ? aside : .identity
        to.transform = .identity
      },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}
