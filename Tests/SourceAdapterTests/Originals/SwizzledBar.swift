import UIKit
import ObjectiveC

extension UINavigationController {
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
    }

    @objc func popWithFade() { popViewController(animated: true) }

    var fadeRecognizer: UITapGestureRecognizer {
        return UITapGestureRecognizer(target: self, action: #selector(popWithFade))
    }
}

extension UIView {
    @IBInspectable var swizzledRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    @objc static func swizzledFade() -> UIView { return UIView() }
}
