import TransitionKit

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
