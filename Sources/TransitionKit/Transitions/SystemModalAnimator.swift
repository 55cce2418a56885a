internal import Motion

/// The system's own present and dismiss: up from below on the spring 3/1000/500, a cross-fade, or a turn over; half a second.
final class SystemModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
  private let style: UIModalTransitionStyle
  private let isDismissal: Bool

  init(_ style: UIModalTransitionStyle, isDismissal: Bool) {
    self.style = style
    self.isDismissal = isDismissal
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (coming, staying) = (transitionContext.view(forKey: .to), transitionContext.view(forKey: .from))
    guard let moving = isDismissal ? staying : coming else { return }
    if style == .flipHorizontal { return turnOver(moving, coming, transitionContext) }
    if isDismissal {
      coming.map { transitionContext.containerView.insertSubview($0, at: 0) }
    } else {
      transitionContext.containerView.addSubview(moving)
    }
    let away = { self.moveAway(moving, in: transitionContext.containerView) }
    let back = {
      moving.transform = .identity
      moving.alpha = 1
    }
    if !isDismissal { UIView.performWithoutAnimation(away) }
    let duration = transitionDuration(using: transitionContext)
    let pace: Pace = style == .coverVertical ? .spring(Self.spring) : .curve(.easeInOut)
    let block = AnimationBlock(duration: duration, pace: pace) { _ in
      back()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    AnimationBlock.run(block, isDismissal ? away : back)
  }

  /// The presented view goes from the picture and comes back when it has gone for good.
  private func turnOver(
    _ moving: UIView, _ coming: UIView?, _ context: any UIViewControllerContextTransitioning
  ) {
    UIView.transition(
      with: context.containerView, duration: transitionDuration(using: context),
      options: isDismissal ? .transitionFlipFromLeft : .transitionFlipFromRight,
      animations: {
        coming.map { self.isDismissal ? context.containerView.insertSubview($0, at: 0) : context.containerView.addSubview($0) }
        moving.isHidden = self.isDismissal
      },
      completion: { _ in
        moving.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func moveAway(_ view: UIView, in container: UIView) {
    switch style {
    case .coverVertical: view.transform = CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY)
    case .crossDissolve: view.alpha = 0
    case .flipHorizontal: break
    }
  }
}
