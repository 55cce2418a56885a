import UIKit

@objc enum MGPushAnimationStyle: Int {
    case `default`
    case present
    case topToBottom
    case centerToFull
}

@objc enum MGPopAnimationStyle: Int {
    case `default`
    case dismiss
    case bottomToTop
    case fullToCenter
}

class BaseViewController: UIViewController {

    /// 子类重写设置push动画
    @objc dynamic func pushStyle() -> MGPushAnimationStyle { return .default }

    /// 子类重写设置pop动画
    @objc dynamic func popStyle() -> MGPopAnimationStyle { return .default }
}

class MGPushAnimation: NSObject, UIViewControllerAnimatedTransitioning {

    @objc var style = MGPushAnimationStyle.default

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let toViewController = transitionContext.viewController(forKey: .to)
        let fromViewController = transitionContext.viewController(forKey: .from)
        var toView: UIView!
        var fromView: UIView!

        if transitionContext.responds(to: #selector(UIViewControllerContextTransitioning.view(forKey:))) {
            fromView = transitionContext.view(forKey: .from)
            toView = transitionContext.view(forKey: .to)
        } else {
            fromView = fromViewController?.view
            toView = toViewController?.view
        }
        _ = fromView

        transitionContext.containerView.addSubview(toView)
        pushAnimation(toView, withTransitionContext: transitionContext)
    }

    private func pushAnimation(_ toView: UIView, withTransitionContext transitionContext: UIViewControllerContextTransitioning) {
        let width = UIScreen.main.bounds.size.width
        let height = UIScreen.main.bounds.size.height
        let endRect = CGRect(x: 0, y: 0, width: width, height: height)
        switch style {
        case .default:
            toView.frame = CGRect(x: 0, y: width, width: width, height: height)
        case .present:
            toView.frame = CGRect(x: 0, y: height, width: width, height: height)
        case .topToBottom:
            toView.frame = CGRect(x: 0, y: -height, width: width, height: height)
        case .centerToFull:
            toView.frame = CGRect(x: width / 2, y: height / 2, width: 0, height: 0)
        @unknown default:
            toView.frame = CGRect(x: 0, y: width, width: width, height: height)
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            toView.frame = endRect
        }) { (finished) in
            transitionContext.completeTransition(true)
        }
    }
}

class MGPopAnimation: NSObject, UIViewControllerAnimatedTransitioning {

    @objc var style = MGPopAnimationStyle.default

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else { return }
        let width = UIScreen.main.bounds.size.width
        let height = UIScreen.main.bounds.size.height
        var endRect = CGRect.zero
        switch style {
        case .default: endRect = CGRect(x: width, y: 0, width: width, height: height)
        case .dismiss: endRect = CGRect(x: 0, y: height, width: width, height: height)
        case .bottomToTop: endRect = CGRect(x: 0, y: -height, width: width, height: height)
        case .fullToCenter: endRect = CGRect(x: width / 2, y: height / 2, width: 0, height: 0)
        }
        transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            fromView.frame = endRect
        }, completion: { _ in
            transitionContext.completeTransition(true)
        })
    }
}

class MGNavigationController: UINavigationController {

    @objc lazy var pushAnimation = MGPushAnimation()
    @objc lazy var popAnimation: MGPopAnimation = { MGPopAnimation() }()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
}

// MARK: - UINavigationControllerDelegate
extension MGNavigationController: UINavigationControllerDelegate {

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        if operation == .push {
            if let toVC = toVC as? BaseViewController { pushAnimation.style = toVC.pushStyle() }
            return pushAnimation
        } else if operation == .pop {
            if let fromVC = fromVC as? BaseViewController { popAnimation.style = fromVC.popStyle() }
            return popAnimation
        }
        return nil
    }
}
