import UIKit

open class ModalDirector: NSObject, UIViewControllerTransitioningDelegate {
    @objc public static let shared = ModalDirector()
    @objc public enum Edge: Int { case top, bottom }
    @objc open var edge: Edge = .bottom
    private var pan: UIPanGestureRecognizer!

    @objc open func attach(to controller: UIViewController) {
        controller.transitioningDelegate = self
        controller.modalPresentationStyle = .custom
        pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: #selector(ModalDirector.dragged(_:)))
        controller.view.addGestureRecognizer(pan)
    }

    @objc public func detach() {
        pan.removeTarget(self, action: #selector(dragged))
        pan.removeTarget(nil, action: nil)
    }

    @objc dynamic private func dragged(_ pan: UIPanGestureRecognizer) {}

    open func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return nil
    }
}
