import UIKit

/// A display link that computes every frame by hand: a slide along a sine, with the physics of nobody.
final class DisplayLinkSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private var link: CADisplayLink?
  private var begin: CFTimeInterval = 0
  private var context: UIViewControllerContextTransitioning?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    transitionContext.view(forKey: .to).map { to in
      transitionContext.containerView.addSubview(to)
      to.frame = to.frame.offsetBy(dx: to.frame.width, dy: 0)
    }
    begin = CACurrentMediaTime()
    link = CADisplayLink(target: self, selector: Selector("step:", DisplayLinkSlide.step(_:)))
    link?.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    guard let context = context, let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
    let share = min((CACurrentMediaTime() - begin) / transitionDuration(using: context), 1)
    let width = context.containerView.bounds.width
    let eased = CGFloat(1 - cos(share * Double.pi)) / 2
    to.frame.origin.x = width * (1 - eased)
    from.frame.origin.x = -width * eased
    to.frame.origin.y = 20 * sin(eased * .pi)
    guard share >= 1 else { return }
    link.invalidate()
    self.link = nil
    to.frame = context.containerView.bounds
    context.completeTransition(!context.transitionWasCancelled)
    self.context = nil
  }
}
