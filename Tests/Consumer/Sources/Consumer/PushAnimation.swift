import UIKit

class BaseViewController: UIViewController {
  var snapshot: UIView?
}

class BaseAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  let transitionType: UINavigationController.Operation
  let duration: TimeInterval

  init(type: UINavigationController.Operation, duration: TimeInterval) {
    self.transitionType = type
    self.duration = duration
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if transitionType == .push {
      push(transitionContext)
    }
  }

  func push(_ transitionContext: UIViewControllerContextTransitioning) {}
}

class PushAnimation: BaseAnimation {
  override func push(_ transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVc = transitionContext.viewController(forKey: .from) as? BaseViewController,
      let toVc = transitionContext.viewController(forKey: .to)
    else { return }
    let duration = transitionDuration(using: transitionContext)
    let bounds = UIScreen.main.bounds

    fromVc.view.isHidden = true
    transitionContext.containerView.addSubview(toVc.view)
    fromVc.snapshot = fromVc.navigationController?.view.snapshotView(afterScreenUpdates: false)
    if let snapshot = fromVc.snapshot, let navigationView = toVc.navigationController?.view {
      navigationView.superview?.insertSubview(snapshot, belowSubview: navigationView)
    }
    toVc.navigationController?.view.transform = CGAffineTransform(translationX: bounds.width, y: 0)

    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1.0, initialSpringVelocity: 0, options: .curveLinear,
      animations: {
        fromVc.snapshot?.transform = CGAffineTransform(translationX: -bounds.width * 0.3, y: 0)
        toVc.navigationController?.view.transform = CGAffineTransform(translationX: 0, y: 0)
      },
      completion: { finished in
        fromVc.view.isHidden = false
        fromVc.snapshot?.removeFromSuperview()
        transitionContext.completeTransition(true)
      })
  }
}

class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return PushAnimation(type: operation, duration: 0.6)
  }
}

class RedViewController: BaseViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }
}

class BlueViewController: BaseViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
  }
}
