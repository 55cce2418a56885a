import UIKit

public class SheetPresentation: UIPresentationController {
    public private(set) var dimming: UIView!

    public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming = UIView()
        dimming.backgroundColor = UIColor(white: 0.0, alpha: 0.5)
        let recognizer = UITapGestureRecognizer(target: self, action: Selector("handleTapWithRecognizer:", SheetPresentation.handleTap(recognizer:)))
        dimming.addGestureRecognizer(recognizer)
    }

    public override func presentationTransitionWillBegin() {
        containerView?.insertSubview(dimming, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else { dimming.alpha = 1.0; return }
        coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 1.0 })
    }

    func handleTap(recognizer: UITapGestureRecognizer) {
        presentingViewController.dismiss(animated: true)
    }
}
