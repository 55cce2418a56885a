import UIKit

protocol PopSource: AnyObject {
    var sourceFrame: CGRect { get }
}

class PopDelegate: NSObject, UINavigationControllerDelegate {
    weak var source: PopSource?
    private(set) var operation: UINavigationController.Operation = .none
    weak var navigationController: UINavigationController? {
        didSet { navigationController?.delegate = self }
    }

    func navigationController(_ navigationController: UINavigationController,
                                    animationControllerFor operation: UINavigationController.Operation,
                                    from fromVC: UIViewController,
                                    to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self.operation = operation
        return nil
    }

    func pop() {
        if let navigation = navigationController, navigation.responds(to: Selector("interactivePopGestureRecognizer", { (target: UINavigationController) in { target.interactivePopGestureRecognizer } })) {
            navigation.interactivePopGestureRecognizer?.isEnabled = false
        }
        navigationController?.perform(Selector("popViewControllerAnimated:", UINavigationController.popViewController(animated:)), with: true)
    }
}
