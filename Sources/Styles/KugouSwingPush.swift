public import StyleKit
import TransitionKit

extension Style {
  /// Document 000's first clip, which its listing does not explain.
  public static let kugouSwingPush = Style(
    name: "kugou-swing-push",
    source: "document 000, first clip",
    summary: "spring ζ 1: the navigation view swings in by a quarter turn about a point far below, over a still snapshot",
    parameters: [
      .duration(0.6), .damping(1),
      Parameter("anchor", .number(2, in: 0...4, unit: .heights), "how far below the screen's top the pivot lies"),
      Parameter("angle", .number(90, in: -180...180, unit: .degrees), "where the new screen begins, clockwise"),
    ],
    wayBack: "kugou-swing-pop",
    change: .push {
      let push = KugouSwingPush($0)
      $0.apply("anchor", to: &push.anchor)
      $0.apply("angle", to: &push.degrees)
      return KugouNavigation(push: push, pop: KugouSwingPop())
    })
}

/// Turns the navigation controller's own view about an anchor one screen below it.
final class KugouSwingPush: KugouAnimation {
  /// The anchor's distance below the screen's top, in screen heights.
  var anchor: CGFloat = 2
  var degrees: CGFloat = 90

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let navigationView = toVC.navigationController?.view
    else { return }
    let (bounds, center) = (navigationView.bounds, navigationView.center)

    fromVC.view.isHidden = true
    transitionContext.containerView.addSubview(toVC.view)
    let snapshot = pictures.picture(of: fromVC)
    navigationView.superview?.insertSubview(snapshot, belowSubview: navigationView)
    navigationView.layer.anchorPoint = CGPoint(x: 0.5, y: anchor)
    navigationView.center = CGPoint(x: bounds.width / 2, y: bounds.height * anchor)
    navigationView.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)

    animate {
      navigationView.transform = .identity
    } completion: {
      navigationView.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      navigationView.center = center
      fromVC.view.isHidden = false
      snapshot.removeFromSuperview()
      transitionContext.completeTransition(true)
    }
  }
}
