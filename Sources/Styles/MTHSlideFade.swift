public import StyleKit
import TransitionKit

extension Style {
  /// Document 002's `MTHCustomAnimator`, for pushes or presentations; a pan from the right half of the screen drives it.
  public static let mthSlideFade = Style(
    name: "mth-slide-fade",
    source: "document 002",
    summary: "easeInOut: the old screen slides 320 points to the left while the new one fades in",
    parameters: [
      .duration(1), .curve, .distance(320, 0...2000, .points, "how far the old screen slides to the left"),
      Parameter("by", .choice("push", among: ["push", "present"]), "how the new screen comes"), .threshold(0.5),
    ],
    gesture: .left,
    change: .push { MTHCustomAnimator($0) },
    alternative: .present { MTHCustomAnimator($0) })
}

/// Delegate and animator in one; pops and dismissals are left to the system.
final class MTHCustomAnimator: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, PanStarting
{
  var duration: TimeInterval = 1
  var curve = UIView.AnimationOptions.curveEaseInOut
  /// How far the old screen slides, in points: the document's literal, a screen's width when it was written.
  var distance: CGFloat = 320
  private let gesture = MTHPanGesture()

  init(_ settings: Settings) {
    super.init()
    settings.apply("duration", to: &duration)
    settings.apply("curve", to: &curve)
    settings.apply("distance", to: &distance)
    settings.apply("threshold", to: &gesture.threshold)
  }

  func begin(from navigation: UINavigationController, next: @escaping @MainActor () -> Void) {
    gesture.begin(from: navigation, next: next)
  }

  // MARK: Pushing

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? self : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    gesture.interactionController
  }

  // MARK: Presenting

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    gesture.interactionController
  }

  // MARK: Animating

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to),
      let fromVC = transitionContext.viewController(forKey: .from)
    else { return }
    transitionContext.containerView.addSubview(toVC.view)
    toVC.view.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve) {
      fromVC.view.transform = CGAffineTransform(translationX: -self.distance, y: 0)
      toVC.view.alpha = 1
    } completion: { _ in
      fromVC.view.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
