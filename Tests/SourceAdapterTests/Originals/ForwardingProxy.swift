import UIKit.UIGestureRecognizerSubclass
import Foundation.NSURL

/// Forwards to another delegate.
final class ForwardingProxy: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate, UINavigationControllerDelegate {
    weak var forward: UIViewControllerTransitioningDelegate?
    var completion: ((Bool) -> Void)?
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        completion?(true)
        return forward?.animationController?(forDismissed: dismissed)
    }
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        let tap = UITapGestureRecognizer(target: viewController, action: #selector(UIViewController.dismiss))
        let ok = tap.delegate?.gestureRecognizerShouldBegin?(tap) ?? true
        if let fine = tap.delegate?.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: tap), fine, ok {}
    }
}
@objc extension ForwardingProxy {
    func exposed(_ sender: ForwardingButton) {}
    @objc(doIt) private func hidden() {}
    var hook: Selector { return #selector(hidden) }
}
class ForwardingButton: UIView {
    @objc init(number: Int) { super.init(frame: .zero) }
    @objc required init?(coder: NSCoder) { fatalError() }
    @objc var closure: (() -> Void)?
    @objc(Style) enum Kind: Int { case a, b }
    @objc lazy private(set) var lazyOne: UIView = { let v = UIView(); v.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(ForwardingButton.fire(sender:with:)))); return v }()
    @objc func fire(sender: Any?, with event: UIEvent?) { closure?() }
    @objc subscript(i: Int) -> Int { return i }
    deinit { NSObject.cancelPreviousPerformRequests(withTarget: self) }
}
struct ForwardingActions {
    static let action: Selector = #selector(ForwardingProxy.exposed(_:))
    var actions: [(String, Selector)] = [("a", #selector(ForwardingButton.fire)), ("b", #selector(UIView.layoutIfNeeded)), ("c", #selector(setter: UIView.alpha)), ("d", #selector(getter: UIView.isHidden))]
}
final class ForwardingFinger: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}
