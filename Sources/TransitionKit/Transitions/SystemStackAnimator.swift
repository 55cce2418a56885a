internal import Motion

/// The push and pop of a navigation controller whose delegate has none of its own.
///
/// The upper screen travels the whole width, the lower one `W − round(0.7 · W)`, both on the spring 3/1000/500 over half a second.
final class SystemStackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private static let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let width = container.bounds.width
    let parked = CGAffineTransform(translationX: -(width - (0.7 * width).rounded()), y: 0)
    let away = CGAffineTransform(translationX: width, y: 0)
    let isPush = operation == .push
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    to.transform = isPush ? away : parked
    let block = AnimationBlock(
      duration: transitionDuration(using: transitionContext), pace: .spring(Self.spring)
    ) { _ in
      from.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    AnimationBlock.run(block) {
      from.transform = isPush ? parked : away
      to.transform = .identity
    }
  }
}
