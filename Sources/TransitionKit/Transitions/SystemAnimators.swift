internal import Motion

/// A change that is not animated: brings one view for the other without moving anything.
final class ImmediateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
    transitionContext.completeTransition(true)
  }
}

/// The duration of the system's own transitions, in seconds.
let systemDuration = 0.5

extension AnimationBlock {
  /// A block at the pace of the system's own transitions.
  static func system(_ completion: ((Bool) -> Void)? = nil) -> AnimationBlock {
    AnimationBlock(
      duration: systemDuration, pace: .spring(Spring(mass: 3, stiffness: 1000, damping: 500)), completion: completion)
  }

  /// Animates as the system's own transitions do, and then ends the transition.
  ///
  /// - Parameter cleanUp: runs at the end, before `completeTransition` is called.
  package static func run(
    _ context: any UIViewControllerContextTransitioning,
    pace: Pace = .spring(Spring(mass: 3, stiffness: 1000, damping: 500)), _ animations: () -> Void, cleanUp: @escaping () -> Void
  ) {
    let block = AnimationBlock(duration: systemDuration, pace: pace) { _ in
      cleanUp()
      context.completeTransition(!context.transitionWasCancelled)
    }
    run(block, animations)
  }
}

/// The push and pop of a navigation controller whose delegate gives no animator.
///
/// The upper screen travels the whole width W, the lower one `W − round(0.7 · W)`. The lower one grows dim meanwhile, and the upper one
/// throws a soft shadow on it.
final class SystemStackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { systemDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let width = container.bounds.width
    let parked = CGAffineTransform(translationX: -(width - (0.7 * width).rounded()), y: 0)
    let away = CGAffineTransform(translationX: width, y: 0)
    let isPush = operation == .push
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let (lower, upper) = isPush ? (from, to) : (to, from)
    let dimming = dimming(over: lower, in: container)
    let shadow = shadow(beside: upper, in: container)
    let pose = { (isOpen: Bool) in
      upper.transform = isOpen ? .identity : away
      lower.transform = isOpen ? parked : .identity
      (shadow.transform, dimming.transform) = (upper.transform, lower.transform)
      dimming.alpha = isOpen ? Self.dimness : 0
      // Before the upper screen comes, its shadow would lie on the lower one's right edge.
      shadow.alpha = isOpen ? 1 : 0
    }
    UIView.performWithoutAnimation { pose(!isPush) }
    AnimationBlock.run(transitionContext) {
      pose(isPush)
    } cleanUp: {
      dimming.removeFromSuperview()
      shadow.removeFromSuperview()
      from.transform = .identity
      to.transform = .identity
    }
  }

  /// How opaque the black is that lies over the lower screen in the end.
  private static let dimness: CGFloat = 0.1

  private func dimming(over screen: UIView, in container: UIView) -> UIView {
    let dimming = UIView(frame: screen.frame)
    dimming.backgroundColor = .black
    dimming.isUserInteractionEnabled = false
    container.insertSubview(dimming, aboveSubview: screen)
    return dimming
  }

  private func shadow(beside screen: UIView, in container: UIView) -> UIView {
    let (frame, width) = (screen.frame, EdgeShadow.width)
    let shadow = EdgeShadow(frame: CGRect(x: frame.minX - width, y: frame.minY, width: width, height: frame.height))
    container.insertSubview(shadow, belowSubview: screen)
    return shadow
  }
}

/// The shadow that a screen throws to its left: darkest beside the screen.
private final class EdgeShadow: UIView {
  static let width: CGFloat = 9
  private static let stops: [(place: NSNumber, alpha: CGFloat)] = [(0, 0), (0.5, 0.03), (1, 0.12)]

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = Self.stops.map { UIColor(white: 0, alpha: $0.alpha).cgColor }
    gradient.locations = Self.stops.map(\.place)
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
  }

  required init?(coder: NSCoder) { nil }
}

/// The system's own present and dismiss: up from below, a cross-fade, or a turn over.
final class SystemModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isDismissal: Bool

  init(_ style: UIModalTransitionStyle, isDismissal: Bool) {
    self.style = style
    self.isDismissal = isDismissal
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { systemDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (container, coming) = (transitionContext.containerView, transitionContext.view(forKey: .to))
    guard let moving = isDismissal ? transitionContext.view(forKey: .from) : coming else { return }
    if style == .flipHorizontal { return turnOver(moving, coming, transitionContext) }
    insert(coming, into: container)
    let away = { self.moveAway(moving, in: container) }
    let back = {
      moving.transform = .identity
      moving.alpha = 1
    }
    if !isDismissal { UIView.performWithoutAnimation(away) }
    let end = isDismissal ? away : back
    if style == .coverVertical {
      AnimationBlock.run(transitionContext, end, cleanUp: back)
    } else {
      AnimationBlock.run(transitionContext, pace: .curve(.easeInOut), end, cleanUp: back)
    }
  }

  private func insert(_ coming: UIView?, into container: UIView) {
    guard let coming else { return }
    if isDismissal { container.insertSubview(coming, at: 0) } else { container.addSubview(coming) }
  }

  /// Hides the presented view half-way through its dismissal, and shows it again once it has gone for good.
  private func turnOver(_ moving: UIView, _ coming: UIView?, _ context: any UIViewControllerContextTransitioning) {
    UIView.transition(
      with: context.containerView, duration: systemDuration,
      options: isDismissal ? .transitionFlipFromLeft : .transitionFlipFromRight,
      animations: {
        self.insert(coming, into: context.containerView)
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
