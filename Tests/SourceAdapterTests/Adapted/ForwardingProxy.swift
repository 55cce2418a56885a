import UIKit
import Foundation

/// Forwards to another delegate.
final class ForwardingProxy: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate, UINavigationControllerDelegate {
    weak var forward: UIViewControllerTransitioningDelegate?
    var completion: ((Bool) -> Void)?
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        completion?(true)
        return forward?.animationController(forDismissed: dismissed)
    }
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        let tap = UITapGestureRecognizer(target: viewController, action: Selector("dismissViewControllerAnimated:completion:", { (target: UIViewController) in { target.dismiss(animated: $0, completion: nil) } }))
        let ok = tap.delegate?.gestureRecognizerShouldBegin(tap) ?? true
        if let fine = tap.delegate?.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap), fine, ok {}
    }
}
extension ForwardingProxy {
    func exposed(_ sender: ForwardingButton) {}
    private func hidden() {}
    var hook: Selector { return Selector("doIt", ForwardingProxy.hidden) }
}
class ForwardingButton: UIView {
    init(number: Int) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { fatalError() }
    var closure: (() -> Void)?
    enum Kind: Int { case a, b }
    lazy private(set) var lazyOne: UIView = { let v = UIView(); v.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("fireWithSender:with:", ForwardingButton.fire(sender:with:)))); return v }()
    func fire(sender: Any?, with event: UIEvent?) { closure?() }
    subscript(i: Int) -> Int { return i }
    deinit { NSObject.cancelPreviousPerformRequests(withTarget: self) }
}
struct ForwardingActions {
    static let action: Selector = Selector("exposed:", ForwardingProxy.exposed(_:))
    var actions: [(String, Selector)] = [("a", Selector("fireWithSender:with:", ForwardingButton.fire)), ("b", Selector("layoutIfNeeded", UIView.layoutIfNeeded)), ("c", Selector("setAlpha:", { (target: UIView) in { target.alpha = $0 } })), ("d", Selector("isHidden", { (target: UIView) in { target.isHidden } }))]
}
final class ForwardingFinger: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}
