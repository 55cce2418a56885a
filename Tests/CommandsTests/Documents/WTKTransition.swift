//
//  WTKTransition.swift
//  WTKTransitionAnimate
//

import UIKit
import ObjectiveC

private var snapshotKey: UInt8 = 0

extension UIViewController {

    /// 屏幕截图
    @objc var snapshot: UIView? {
        get {
            if let view = objc_getAssociatedObject(self, &snapshotKey) as? UIView {
                return view
            }
            let view = self.navigationController?.view.snapshotView(afterScreenUpdates: false)
            self.snapshot = view
            return view
        }
        set {
            objc_setAssociatedObject(self, &snapshotKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

class WTKBaseAnimation: NSObject, UIViewControllerAnimatedTransitioning {

    private(set) var transitionType: UINavigationController.Operation
    private var duration: TimeInterval
    var interactivePopTransition: UIPercentDrivenInteractiveTransition?

    init(type: UINavigationController.Operation, duration: TimeInterval) {
        self.transitionType = type
        self.duration = duration
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if transitionType == .push {
            push(transitionContext)
        } else if transitionType == .pop {
            pop(transitionContext)
        }
    }

    // 交给子类实现
    func push(_ transitionContext: UIViewControllerContextTransitioning) {}
    func pop(_ transitionContext: UIViewControllerContextTransitioning) {}
}

class WTKDefaultAnimation: WTKBaseAnimation {

    override func push(_ transitionContext: UIViewControllerContextTransitioning) {
        let fromVc = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.from)!
        let toVc = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
        let duration = self.transitionDuration(using: transitionContext)
        let bounds = UIScreen.main.bounds

        fromVc.view.isHidden = true
        transitionContext.containerView.addSubview(toVc.view)
        toVc.navigationController?.view.superview?.insertSubview(fromVc.snapshot!, belowSubview: toVc.navigationController!.view)
        toVc.navigationController?.view.transform = CGAffineTransform(translationX: bounds.width, y: 0)

        UIView.animate(withDuration: duration,
                       delay: 0,
                       usingSpringWithDamping: 1.0,
                       initialSpringVelocity: 0,
                       options: .curveLinear,
                       animations: {
                           fromVc.snapshot?.transform = CGAffineTransform(translationX: -bounds.width * 0.3, y: 0)
                           toVc.navigationController?.view.transform = CGAffineTransform(translationX: 0, y: 0)
                       },
                       completion: { (finished: Bool) in
                           fromVc.view.isHidden = false
                           fromVc.snapshot?.removeFromSuperview()
                           transitionContext.completeTransition(true)
                       })
    }

    override func pop(_ transitionContext: UIViewControllerContextTransitioning) {
        let fromVc = transitionContext.viewController(forKey: .from)!
        let toVc = transitionContext.viewController(forKey: .to)!
        let duration = transitionDuration(using: transitionContext)
        let bounds = UIScreen.main.bounds

        fromVc.view.addSubview(fromVc.snapshot!)
        fromVc.navigationController?.navigationBar.isHidden = true
        fromVc.view.transform = .identity

        toVc.view.isHidden = true
        toVc.snapshot?.transform = CGAffineTransform(translationX: -bounds.width * 0.3, y: 0)

        transitionContext.containerView.addSubview(toVc.view)
        transitionContext.containerView.addSubview(toVc.snapshot!)
        transitionContext.containerView.sendSubviewToBack(toVc.snapshot!)

        let animations = {
            fromVc.view.transform = CGAffineTransform(translationX: bounds.width, y: 0.0)
            toVc.snapshot?.transform = .identity
        }
        let completion: (Bool) -> Void = { _ in
            toVc.navigationController?.navigationBar.isHidden = false
            toVc.view.isHidden = false
            fromVc.snapshot?.removeFromSuperview()
            toVc.snapshot?.removeFromSuperview()
            fromVc.snapshot = nil
            if !transitionContext.transitionWasCancelled {
                toVc.snapshot = nil
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }

        // 一定要区分手势和非手势
        if interactivePopTransition != nil {
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: animations, completion: completion)
        } else {
            UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                           options: .curveLinear, animations: animations, completion: completion)
        }
    }
}

@objcMembers
class WTKBaseViewController: UIViewController, UIGestureRecognizerDelegate {

    var interactivePopTransition: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let navigationController = self.navigationController, self != navigationController.viewControllers.first {
            let popRecognizer = UIPanGestureRecognizer(target: self, action: #selector(handlePopRecognizer(_:)))
            self.view.addGestureRecognizer(popRecognizer)
            popRecognizer.delegate = self
        }
    }

    @objc private func handlePopRecognizer(_ recognizer: UIPanGestureRecognizer) {
        var progress = recognizer.translation(in: view).x / view.frame.width
        progress = min(1.0, max(0.0, progress))
        NSLog("progress---%.2f", progress)
        if recognizer.state == .began {
            interactivePopTransition = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        } else if recognizer.state == .changed {
            interactivePopTransition?.update(progress)
        } else if recognizer.state == .ended || recognizer.state == .cancelled {
            if progress > 0.25 {
                interactivePopTransition?.finish()
            } else {
                interactivePopTransition?.cancel()
            }
            interactivePopTransition = nil
        }
    }
}

/// 导航代理
class WTKNavigationDelegate: NSObject, UINavigationControllerDelegate {

    static let sharedInstance = WTKNavigationDelegate()

    private override init() {
        super.init()
    }

    func navigationController(_ navigationController: UINavigationController,
                              interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return (animationController as? WTKBaseAnimation)?.interactivePopTransition
    }

    func navigationController(_ navigationController: UINavigationController,
                              animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController,
                              to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let animation = WTKDefaultAnimation(type: operation, duration: 0.6)
        if let interactivePopTransition = (fromVC as? WTKBaseViewController)?.interactivePopTransition {
            animation.interactivePopTransition = interactivePopTransition // 手势
        }
        return animation
    }
}

class FirstViewController: WTKBaseViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "首页"
        view.backgroundColor = .orange
    }
}

class SecondViewController: WTKBaseViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "详情"
        view.backgroundColor = UIColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
    }
}
