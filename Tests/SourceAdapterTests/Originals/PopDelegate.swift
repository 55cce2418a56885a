import UIKit

@objc protocol PopSource {
    var sourceFrame: CGRect { get }
}

class PopDelegate: NSObject, UINavigationControllerDelegate {
    weak var source: PopSource?
    @objc private(set) dynamic var operation: UINavigationController.Operation = .none
    @IBOutlet weak var navigationController: UINavigationController? {
        didSet { navigationController?.delegate = self }
    }

    @objc func navigationController(_ navigationController: UINavigationController,
                                    animationControllerFor operation: UINavigationController.Operation,
                                    from fromVC: UIViewController,
                                    to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.operation = operation
        return nil
    }

    func pop() {
        if let navigation = navigationController, navigation.responds(to: #selector(getter: UINavigationController.interactivePopGestureRecognizer)) {
            navigation.interactivePopGestureRecognizer?.isEnabled = false
        }
        navigationController?.perform(#selector(UINavigationController.popViewController(animated:)), with: true)
    }
}
