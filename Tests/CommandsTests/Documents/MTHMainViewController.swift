import UIKit

/// 自定义的动画类
/// 这个接口负责切换的具体内容,也即“切换中应该发生什么”
class MTHCustomAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    // 系统给出一个切换上下文,我们根据上下文环境返回这个切换所需要的花费时间
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1.0
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let toViewController = transitionContext.viewController(forKey: .to)!
        let fromViewController = transitionContext.viewController(forKey: .from)!
        if (UIDevice.current.systemVersion as NSString).floatValue >= 8.0 {
            let toView = transitionContext.view(forKey: .to)!
            transitionContext.containerView.addSubview(toView)
        } else {
            transitionContext.containerView.addSubview(toViewController.view)
        }
        toViewController.view.alpha = 0.0
        UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
            // 动画效果有很多,这里就展示个左偏移
            fromViewController.view.transform = CGAffineTransform(translationX: -320, y: 0)
            toViewController.view.alpha = 1.0
        }, completion: { finished in
            fromViewController.view.transform = CGAffineTransform.identity
            // 声明过渡结束-->记住,一定别忘了在过渡结束时调用 completeTransition: 这个方法
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

@objc enum AnimationType: Int {
    case present
    case dismiss
}

private let Switch_Time = 1.2
private let Button_Width: CGFloat = 50.0
private let Button_Space: CGFloat = 10.0

class PDTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    @objc var animationType: AnimationType = .present

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return Switch_Time
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let toView = transitionContext.viewController(forKey: .to)!.view!
        let fromView = transitionContext.viewController(forKey: .from)!.view!
        let size = UIScreen.main.bounds.size

        if self.animationType == .dismiss {
            let snap = toView.snapshotView(afterScreenUpdates: true)!
            transitionContext.containerView.addSubview(snap)
            snap.frame = CGRect(x: size.width - Button_Width - Button_Space, y: size.height - Button_Width - Button_Space, width: Button_Width, height: Button_Width)

            UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
                snap.frame = UIScreen.main.bounds
            }) { _ in
                UIView.animate(withDuration: 0.5, animations: {
                    transitionContext.containerView.addSubview(toView)
                    snap.alpha = 0
                }) { _ in
                    snap.removeFromSuperview()
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            }
        } else {
            let snap2 = toView.snapshotView(afterScreenUpdates: true)!
            transitionContext.containerView.addSubview(snap2)
            let snap = fromView.snapshotView(afterScreenUpdates: true)!
            transitionContext.containerView.addSubview(snap)

            UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
                snap.frame = CGRect(x: size.width - Button_Width - Button_Space + (Button_Width / 2), y: size.height - Button_Width - Button_Space + (Button_Width / 2), width: 0, height: 0)
            }) { _ in
                UIView.animate(withDuration: 0.5, animations: {
                    // snap.alpha = 0
                }) { _ in
                    snap.removeFromSuperview()
                    snap2.removeFromSuperview()
                    transitionContext.containerView.addSubview(toView)
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            }
        }
    }
}

class MTHNextViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(back)))
    }

    @objc func back() {
        if navigationController != nil {
            navigationController?.popViewController(animated: true)
        } else {
            dismiss(animated: true, completion: nil)
        }
    }
}

class MTHMainViewController: UIViewController {

    fileprivate var customAnimator: MTHCustomAnimator!
    fileprivate var minToMaxAnimator: PDTransitionAnimator!
    fileprivate var nextVC: MTHNextViewController!
    // 交互控制器 (Interaction Controllers)
    fileprivate var interactionController: UIPercentDrivenInteractiveTransition?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Demo"
        view.backgroundColor = UIColor.yellow
        // 设置代理
        navigationController?.delegate = self
        // 设置转场动画
        customAnimator = MTHCustomAnimator()
        minToMaxAnimator = PDTransitionAnimator()

        nextVC = MTHNextViewController()
        // Present的代理和自定义设置
        nextVC.transitioningDelegate = self
        nextVC.modalPresentationStyle = .custom

        // 实现交互操作的手势
        let panRecognizer = UIPanGestureRecognizer(target: self, action: #selector(didClickPanGestureRecognizer(_:)))
        navigationController?.view.addGestureRecognizer(panRecognizer)
    }

    @objc func push() {
        navigationController?.pushViewController(nextVC, animated: true)
    }

    @objc func modal() {
        present(nextVC, animated: true, completion: nil)
    }

    // MARK: - 手势交互的主要实现--->UIPercentDrivenInteractiveTransition

    @objc func didClickPanGestureRecognizer(_ recognizer: UIPanGestureRecognizer) {
        let view = self.view!
        if recognizer.state == .began {
            // 获取手势的触摸点坐标
            let location = recognizer.location(in: view)
            // 判断,用户从右半边滑动的时候,推出下一个VC(根据实际需要是推进还是推出)
            if location.x > view.bounds.midX && navigationController?.viewControllers.count == 1 {
                interactionController = UIPercentDrivenInteractiveTransition()
                self.present(nextVC, animated: true, completion: nil)
            }
        } else if recognizer.state == .changed {
            let translation = recognizer.translation(in: view)
            let distance = abs(translation.x / view.bounds.width)
            interactionController?.update(distance)
        } else if recognizer.state == .ended {
            let translation = recognizer.translation(in: view)
            let distance = abs(translation.x / view.bounds.width)
            // 移动超过一半就强制完成
            if distance > 0.5 {
                interactionController?.finish()
            } else {
                interactionController?.cancel()
            }
            // 结束后一定要置为nil
            interactionController = nil
        }
    }
}

// MARK: - UINavigationControllerDelegate iOS7新增的2个方法
extension MTHMainViewController: UINavigationControllerDelegate {

    // 动画特效
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        if operation == .push {
            return customAnimator
        } else {
            return nil
        }
    }

    // 交互
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactionController
    }
}

// MARK: - Transitioning Delegate (Modal)
extension MTHMainViewController: UIViewControllerTransitioningDelegate {

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        minToMaxAnimator.animationType = .present
        return minToMaxAnimator
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        minToMaxAnimator.animationType = .dismiss
        return minToMaxAnimator
    }

    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactionController
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return nil
    }
}
