import UIKit

class CustomPushAnimatedTransitoning: NSObject {
}

// MARK: - UINavigationControllerDelegate

extension CustomPushAnimatedTransitoning: UINavigationControllerDelegate {

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        NSLog("%@", #function)
        return nil
        /*
         UIScreenEdgePanGestureRecognizer
         UIPercentDrivenInteractiveTransition 需要配合手势使用
         */
    }

    /// 当 navigationController 进行特定的 operation时，动画要怎么做
    /// 返回一个动画代理，在需要的时候调用代理的方法
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        NSLog("%@", #function)
        if operation == .push {
            return CustomPushAnimatedTransitoning()
        } else {
            return CustomPushAnimatedTransitoning()
        }
    }
}

// MARK: - UIViewControllerAnimatedTransitioning

extension CustomPushAnimatedTransitoning: UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        NSLog("%@", #function)
        return 1.0
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        NSLog("%@", #function)
        let toVC = transitionContext.viewController(forKey: .to)!
        let finalFrame = transitionContext.finalFrame(for: toVC)
        let containerView = transitionContext.containerView
        let screenBounds = UIScreen.main.bounds

        toVC.view.frame = finalFrame.offsetBy(dx: 0, dy: screenBounds.size.height)

        containerView.addSubview(toVC.view)

        let duration = self.transitionDuration(using: transitionContext)

        // 改成弹性动画
        UIView.animate(withDuration: duration, delay: 0.0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.0, options: .curveLinear, animations: {
            toVC.view.frame = finalFrame
        }) { (finished) in
            transitionContext.completeTransition(true)
        }
    }
}

class CustomTransitionVC: UIViewController {

    private var animatedTransitioning: CustomPushAnimatedTransitoning!

    override func viewDidLoad() {
        super.viewDidLoad()
        animatedTransitioning = CustomPushAnimatedTransitoning()
    }

    @IBAction func pushTo(_ sender: Any?) {
        let vc = UIViewController()
        navigationController?.delegate = animatedTransitioning
        navigationController?.pushViewController(vc, animated: true)
    }
}
