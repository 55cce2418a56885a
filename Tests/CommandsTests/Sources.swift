/// Swift files as people have them.
enum Sources {
  static let fade = """
    import UIKit

    final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private var duration: TimeInterval = 0.4
        let curve = UIView.AnimationOptions.curveLinear

        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
            return duration
        }

        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            guard let toView = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(toView)
            toView.alpha = 0
            UIView.animate(withDuration: duration, delay: 0, options: curve, animations: {
                toView.alpha = 1
            }, completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
        }
    }

    """

  /// The same animator, with a line in place of the one that puts the view there.
  static func fade(with line: String) -> String {
    fade.replacing("transitionContext.containerView.addSubview(toView)", with: line)
  }

  /// A scene that pushes the second pattern of the corpus over the first.
  static func push(_ animator: String) -> String {
    """
    import UIKit

    final class OneAnimator: NSObject, UINavigationControllerDelegate {
      let animator: UIViewControllerAnimatedTransitioning = \(animator)

      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { animator }
    }

    func scene(_ stage: Stage) -> () -> Void {
      let navigation = UINavigationController()
      navigation.isNavigationBarHidden = true
      navigation.viewControllers = [PatternScreen(.first)]
      stage.window.rootViewController = navigation
      stage.advance(to: stage.now)
      let delegate = OneAnimator()
      navigation.delegate = delegate
      return { withExtendedLifetime(delegate) { navigation.pushViewController(PatternScreen(.second), animated: true) } }
    }

    """
  }
}
