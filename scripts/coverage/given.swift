// Declarations that the probes of the coverage tables use; nothing here runs.
import UIKit

@MainActor var view: UIView { UIView() }
@MainActor var imageView: UIImageView { UIImageView() }
@MainActor var controller: UIViewController { UIViewController() }
@MainActor var navigation: UINavigationController { UINavigationController() }
@MainActor var tabs: UITabBarController { UITabBarController() }
@MainActor var presentation: UIPresentationController { UIPresentationController(presentedViewController: controller, presenting: nil) }
@MainActor var percent: UIPercentDrivenInteractiveTransition { UIPercentDrivenInteractiveTransition() }
@MainActor var context: any UIViewControllerContextTransitioning { fatalError("never run") }
@MainActor var coordinator: any UIViewControllerTransitionCoordinator { fatalError("never run") }
@MainActor var conductor: any UIViewControllerInteractiveTransitioning { percent }
@MainActor var animator: any UIViewControllerAnimatedTransitioning { Animator() }
@MainActor var propertyAnimator: UIViewPropertyAnimator { UIViewPropertyAnimator() }
@MainActor var layer: CALayer { CALayer() }
@MainActor var shape: CAShapeLayer { CAShapeLayer() }
@MainActor var basic: CABasicAnimation { CABasicAnimation(keyPath: "opacity") }
@MainActor var gesture: UIGestureRecognizer { UIGestureRecognizer() }
@MainActor var pan: UIPanGestureRecognizer { UIPanGestureRecognizer() }
@MainActor var edge: UIScreenEdgePanGestureRecognizer { UIScreenEdgePanGestureRecognizer() }
@MainActor var control: UIControl { UIControl() }
@MainActor var button: UIButton { UIButton() }
@MainActor var target: NSObject { Target() }
@MainActor var action: Selector { Selector("act", Target.act) }
var image: UIImage { UIImage() }
var path: UIBezierPath { UIBezierPath() }
var rect: CGRect { .zero }
var point: CGPoint { .zero }

class Target: NSObject {
  @MainActor func act() {}
}

class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
}
