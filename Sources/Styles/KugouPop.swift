import TransitionKit

extension Style {
  /// Document 000, its pop listing, as the back button starts it.
  public static let kugouPop = Style(
    name: "kugou-pop",
    source: "document 000, listing",
    summary: "spring ζ 1: the top screen leaves to the right while the one below slides in from 0.3 of the width left",
    duration: 0.6,
    change: .pop { KugouNavigation(duration: $0) })
}

/// Moves two pictures: the outgoing screen's lies on its own view, the returning one's stands in for a hidden view.
final class KugouPop: KugouAnimation {
  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    let width = UIScreen.main.bounds.width
    let container = transitionContext.containerView
    let (leaving, returning) = (navigation.snapshot(of: fromVC), navigation.snapshot(of: toVC))
    let bar = toVC.navigationController?.navigationBar

    fromVC.view.addSubview(leaving)
    bar?.isHidden = true
    fromVC.view.transform = .identity

    toVC.view.isHidden = true
    returning.transform = CGAffineTransform(translationX: -width * 0.3, y: 0)
    container.addSubview(toVC.view)
    container.addSubview(returning)
    container.sendSubviewToBack(returning)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .curveLinear,
      animations: {
        fromVC.view.transform = CGAffineTransform(translationX: width, y: 0)
        returning.transform = .identity
      },
      completion: { _ in
        bar?.isHidden = false
        toVC.view.isHidden = false
        leaving.removeFromSuperview()
        returning.removeFromSuperview()
        self.navigation.forgetSnapshot(of: fromVC)
        if !transitionContext.transitionWasCancelled {
          self.navigation.forgetSnapshot(of: toVC)
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
