public import StyleKit
import TransitionKit

extension Style {
  /// Document 000, its push listing.
  public static let kugouPush = Style(
    name: "kugou-push",
    source: "document 000, listing",
    summary: "spring ζ 1: the navigation view comes from the right over a snapshot that slides left by 0.3 of the width",
    parameters: [
      .duration(0.6), .damping(1),
      .distance(0.3, 0...1, .widths, "how far the snapshot of the old screen slides to the left"),
    ],
    wayBack: "kugou-pop",
    change: .push {
      let push = KugouPush($0)
      $0.apply("distance", to: &push.distance)
      return KugouNavigation(push: push, pop: KugouPop())
    })
}

/// Moves the navigation controller's own view, not the incoming one: the bar travels with the screen.
final class KugouPush: KugouAnimation {
  var distance: CGFloat = 0.3

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let navigationView = toVC.navigationController?.view
    else { return }
    let width = UIScreen.main.bounds.width

    fromVC.view.isHidden = true
    transitionContext.containerView.addSubview(toVC.view)
    let snapshot = pictures.picture(of: fromVC)
    navigationView.superview?.insertSubview(snapshot, belowSubview: navigationView)
    navigationView.transform = CGAffineTransform(translationX: width, y: 0)

    animate {
      snapshot.transform = CGAffineTransform(translationX: -width * self.distance, y: 0)
      navigationView.transform = .identity
    } completion: {
      fromVC.view.isHidden = false
      snapshot.removeFromSuperview()
      transitionContext.completeTransition(true)
    }
  }
}
