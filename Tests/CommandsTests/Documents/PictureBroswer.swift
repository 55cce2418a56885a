//
//  PictureBroswer.swift
//  TransitioningAnimationDemo1
//

import UIKit

class PictureBroswerTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    @objc var duration: TimeInterval = 0.3
    @objc var isPresenting = true
    /// 点击的图片在屏幕上的位置
    var originFrame = CGRect(x: 0.04 * UIScreen.main.bounds.width, y: 0.2 * UIScreen.main.bounds.height,
                             width: 0.16 * UIScreen.main.bounds.width, height: 0.16 * UIScreen.main.bounds.height)

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        var fromView: UIView!
        var toView: UIView!
        if transitionContext.responds(to: #selector(UIViewControllerContextTransitioning.view(forKey:))) {
            // iOS8以上用此方法准确获取
            fromView = transitionContext.view(forKey: .from)
            toView = transitionContext.view(forKey: .to)
        } else {
            fromView = transitionContext.viewController(forKey: .from)?.view
            toView = transitionContext.viewController(forKey: .to)?.view
        }
        let container = transitionContext.containerView
        let pictureView: UIView = isPresenting ? toView : fromView
        if isPresenting {
            container.addSubview(toView)
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }

        let fullCenter = pictureView.center
        let smallTransform = CGAffineTransform(scaleX: originFrame.width / pictureView.bounds.width,
                                               y: originFrame.height / pictureView.bounds.height)
        let smallCenter = CGPoint(x: originFrame.midX, y: originFrame.midY)
        let startTransform = isPresenting ? smallTransform : .identity
        let endTransform = isPresenting ? CGAffineTransform.identity : smallTransform
        let startCenter = isPresenting ? smallCenter : fullCenter
        let endCenter = isPresenting ? fullCenter : smallCenter

        pictureView.transform = startTransform
        pictureView.center = startCenter
        UIView.animate(withDuration: self.duration, animations: {
            pictureView.transform = endTransform
            pictureView.center = endCenter
        }, completion: { (finished) -> Void in
            let wasCancelled = transitionContext.transitionWasCancelled
            transitionContext.completeTransition(!wasCancelled)
        })
    }
}

class ViewController: UIViewController, UIViewControllerTransitioningDelegate {

    lazy var animator = PictureBroswerTransitionAnimator()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(ViewController.showPicture)))
    }

    @objc private func showPicture() {
        let vc = UIViewController()
        vc.transitioningDelegate = self
        present(vc, animated: true, completion: nil)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator.isPresenting = true
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        animator.isPresenting = false
        return animator
    }
}
