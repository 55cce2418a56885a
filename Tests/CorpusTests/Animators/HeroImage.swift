import UIKit

/// One view of the old screen travels to its place in the new one: a snapshot flies, the real ones hide meanwhile.
final class HeroImage: NSObject, UIViewControllerAnimatedTransitioning {
  private let tag: Int

  init(tag: Int) {
    self.tag = tag
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let source = from.viewWithTag(tag), let target = to.viewWithTag(tag),
      let hero = source.snapshotView(afterScreenUpdates: false),
      let arrived = target.snapshotView(afterScreenUpdates: true)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    container.addSubview(to)
    to.alpha = 0
    hero.frame = source.convert(source.bounds, to: container)
    arrived.frame = hero.frame
    arrived.alpha = 0
    container.addSubview(hero)
    container.addSubview(arrived)
    source.isHidden = true
    target.isHidden = true

    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) {
      to.alpha = 1
      arrived.alpha = 1
      for flying in [hero, arrived] { flying.frame = container.convert(target.bounds, from: target) }
    }
    animator.addCompletion { _ in
      source.isHidden = false
      target.isHidden = false
      hero.removeFromSuperview()
      arrived.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}
