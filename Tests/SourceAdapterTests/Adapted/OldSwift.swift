import UIKit

// Swift 3: whatever an NSObject subclass has was exposed without @objc, and dynamic forced it.
final class OldSwiftTransition: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    var presenting = true
    fileprivate var recognizer: UIPinchGestureRecognizer?

    func wire(_ view: UIView) {
        recognizer = UIPinchGestureRecognizer(target: self, action: Selector("pinchedWithSender:", OldSwiftTransition.pinched(sender:)))
        view.addGestureRecognizer(recognizer!)
    }

    func pinched(sender: UIPinchGestureRecognizer) { presenting = sender.scale > 1 }

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
}
