import UIKit


extension UINavigationController {
    public func viewWillLayoutSubviewsOfExtension() {
        super.viewWillLayoutSubviews()
    }

    func popWithFade() { popViewController(animated: true) }

    var fadeRecognizer: UITapGestureRecognizer {
        return UITapGestureRecognizer(target: self, action: Selector("popWithFade", UINavigationController.popWithFade))
    }
}

extension UIView {
    var swizzledRadius: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    static func swizzledFade() -> UIView { return UIView() }
}
