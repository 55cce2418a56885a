import TransitionKit

extension Style {
  /// Document 000's first clip, the way back.
  public static let kugouSwingPop = Style(
    name: "kugou-swing-pop",
    source: "document 000, first clip",
    summary: "spring ζ 1: the top screen, with a shadow, swings out about a point far below, over a picture of the one beneath",
    duration: 0.6,
    change: .pop { KugouNavigation(.swing, duration: $0) })
}

/// Turns the outgoing view about an anchor one and a half screens below it.
final class KugouSwingPop: KugouAnimation {
  private static let anchor = CGPoint(x: 0.5, y: 2.5)
  private static let angle = 0.122 * CGFloat.pi

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to), let leaving = fromVC.view
    else { return }
    let container = transitionContext.containerView
    let (picture, returning) = (navigation.snapshot(of: fromVC), navigation.snapshot(of: toVC))
    let bar = toVC.navigationController?.navigationBar
    let (bounds, center) = (leaving.bounds, leaving.center)

    leaving.addSubview(picture)
    bar?.isHidden = true
    toVC.view.isHidden = true
    container.addSubview(toVC.view)
    container.insertSubview(returning, at: 0)

    leaving.layer.shadowColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.8).cgColor
    leaving.layer.shadowOffset = CGSize(width: -3, height: 0)
    leaving.layer.shadowOpacity = 0.5
    leaving.layer.anchorPoint = Self.anchor
    leaving.center = CGPoint(x: bounds.width * Self.anchor.x, y: bounds.height * Self.anchor.y)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .curveLinear,
      animations: { leaving.transform = CGAffineTransform(rotationAngle: Self.angle) },
      completion: { _ in
        leaving.transform = .identity
        leaving.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        leaving.center = center
        leaving.layer.shadowOpacity = 0
        bar?.isHidden = false
        toVC.view.isHidden = false
        picture.removeFromSuperview()
        returning.removeFromSuperview()
        self.navigation.forgetSnapshot(of: fromVC)
        self.navigation.forgetSnapshot(of: toVC)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
