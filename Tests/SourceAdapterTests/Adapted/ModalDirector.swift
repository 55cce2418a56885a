import UIKit

open class ModalDirector: NSObject, UIViewControllerTransitioningDelegate {
    public static let shared = ModalDirector()
    public enum Edge: Int { case top, bottom }
    open var edge: Edge = .bottom
    private var pan: UIPanGestureRecognizer!

    open func attach(to controller: UIViewController) {
        controller.transitioningDelegate = self
        controller.modalPresentationStyle = .custom
        pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: Selector("dragged:", ModalDirector.dragged(_:)))
        controller.view.addGestureRecognizer(pan)
    }

    public func detach() {
        pan.removeTarget(self, action: Selector("dragged:", ModalDirector.dragged))
        pan.removeTarget(nil, action: nil)
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {}

    open func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return nil
    }
}
