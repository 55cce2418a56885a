public import StyleKit
import TransitionKit

extension Style {
  /// Document 000, its pop listing: a spring when the back button starts it, linear under a finger.
  public static let kugouPop = Style(
    name: "kugou-pop",
    source: "document 000, listing",
    summary: "spring ζ 1: the top screen leaves to the right while the one below slides in from 0.3 of the width left",
    parameters: [
      .duration(0.6), .damping(1),
      .distance(0.3, 0...1, .widths, "how far left the snapshot of the returning screen begins"), .threshold(0.25),
    ],
    gesture: .right,
    change: .pop {
      let pop = KugouPop($0)
      $0.apply("distance", to: &pop.distance)
      let navigation = KugouNavigation(push: KugouPush(), pop: pop)
      $0.apply("threshold", to: &navigation.gesture.threshold)
      return navigation
    })
}

/// Moves pictures of both screens: the outgoing screen's lies on its own view, the returning screen's replaces its hidden view.
final class KugouPop: KugouAnimation {
  var distance: CGFloat = 0.3

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    let width = UIScreen.main.bounds.width
    let container = transitionContext.containerView
    let (leaving, returning) = (pictures.picture(of: fromVC), pictures.picture(of: toVC))

    fromVC.view.addSubview(leaving)
    toVC.navigationController?.navigationBar.isHidden = true
    fromVC.view.transform = .identity

    toVC.view.isHidden = true
    returning.transform = CGAffineTransform(translationX: -width * distance, y: 0)
    container.addSubview(toVC.view)
    container.addSubview(returning)
    container.sendSubviewToBack(returning)

    animate {
      fromVC.view.transform = CGAffineTransform(translationX: width, y: 0)
      returning.transform = .identity
    } completion: {
      self.finishPop(transitionContext, of: fromVC, to: toVC, removing: [leaving, returning])
    }
  }
}
