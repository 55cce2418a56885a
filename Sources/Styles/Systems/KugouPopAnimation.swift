import TransitionKit

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
