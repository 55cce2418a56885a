public import StyleKit
import TransitionKit

extension Style {
  /// Document 000's first clip, the way back: a spring when the back button starts it, linear under a finger.
  public static let kugouSwingPop = Style(
    name: "kugou-swing-pop",
    source: "document 000, first clip",
    summary: "spring ζ 1: the top screen, with a shadow, swings out about a point far below, over a picture of the one beneath",
    parameters: [
      .duration(0.6), .damping(1),
      Parameter("anchor", .number(2.5, in: 0...4, unit: .heights), "how far below the screen's top the pivot lies"),
      Parameter("angle", .number(21.96, in: -180...180, unit: .degrees), "how far the screen turns, clockwise"),
      Parameter("shadow", .number(0.5, in: 0...1, unit: .none), "how strong the screen's shadow is"), .threshold(0.25),
    ],
    gesture: .right,
    change: .pop {
      let pop = KugouSwingPop($0)
      $0.apply("anchor", to: &pop.anchor)
      $0.apply("angle", to: &pop.degrees)
      $0.apply("shadow", to: &pop.shadowOpacity)
      let navigation = KugouNavigation(push: KugouSwingPush(), pop: pop)
      $0.apply("threshold", to: &navigation.gesture.threshold)
      return navigation
    })
}

/// Turns the outgoing view about an anchor one and a half screens below it.
final class KugouSwingPop: KugouAnimation {
  /// The anchor's distance below the screen's top, in screen heights.
  var anchor: CGFloat = 2.5
  /// The angle of the turn: 0.122π, in degrees.
  var degrees: CGFloat = 21.96
  var shadowOpacity: Float = 0.5

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to), let leaving = fromVC.view
    else { return }
    let container = transitionContext.containerView
    let (picture, returning) = (pictures.picture(of: fromVC), pictures.picture(of: toVC))
    let (bounds, center) = (leaving.bounds, leaving.center)

    leaving.addSubview(picture)
    toVC.navigationController?.navigationBar.isHidden = true
    toVC.view.isHidden = true
    container.addSubview(toVC.view)
    container.insertSubview(returning, at: 0)

    leaving.layer.shadowColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.8).cgColor
    leaving.layer.shadowOffset = CGSize(width: -3, height: 0)
    leaving.layer.shadowOpacity = shadowOpacity
    leaving.layer.anchorPoint = CGPoint(x: 0.5, y: anchor)
    leaving.center = CGPoint(x: bounds.width / 2, y: bounds.height * anchor)

    animate {
      leaving.transform = CGAffineTransform(rotationAngle: self.degrees * .pi / 180)
    } completion: {
      leaving.transform = .identity
      leaving.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      leaving.center = center
      leaving.layer.shadowOpacity = 0
      self.finishPop(transitionContext, of: fromVC, to: toVC, removing: [picture, returning])
    }
  }
}
