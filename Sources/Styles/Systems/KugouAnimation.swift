import TransitionKit

/// The common part of document 000's animators: a duration, the screens' pictures, and the pan that may drive them.
class KugouAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.6
  /// The spring's damping ratio; under a finger there is no spring.
  var damping: CGFloat = 1
  /// The screens' pictures, shared by all animations of one delegate.
  var pictures = KugouPictures()
  /// The transition that a finger drives; nil while no finger pops the screen.
  var interactivePopTransition: UIPercentDrivenInteractiveTransition?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  /// Left to the subclasses, as in the document.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  /// Animates with the document's spring; under a finger linearly, so that the screen stays with the finger.
  final func animate(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
    if interactivePopTransition != nil {
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: animations, completion: { _ in completion() })
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: .curveLinear,
        animations: animations, completion: { _ in completion() })
    }
  }

  /// Shows the returning screen in place of its picture. After a pop that finished, neither screen's picture is needed any more.
  final func finishPop(
    _ transitionContext: any UIViewControllerContextTransitioning, of fromVC: UIViewController, to toVC: UIViewController,
    removing shown: [UIView]
  ) {
    toVC.navigationController?.navigationBar.isHidden = false
    toVC.view.isHidden = false
    shown.forEach { $0.removeFromSuperview() }
    pictures.forget(fromVC)
    if !transitionContext.transitionWasCancelled { pictures.forget(toVC) }
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

/// The screens' pictures: the document keeps each as a property that a category adds to its controller.
@MainActor
final class KugouPictures {
  private var pictures: [UIViewController: UIView] = [:]

  /// The whole navigation view as it was when the controller's picture was first asked for.
  func picture(of controller: UIViewController) -> UIView {
    if let picture = pictures[controller] { return picture }
    let picture = controller.navigationController?.view.snapshotView(afterScreenUpdates: false) ?? UIView()
    pictures[controller] = picture
    return picture
  }

  func forget(_ controller: UIViewController) {
    pictures[controller] = nil
  }
}
