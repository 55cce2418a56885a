internal import Motion

/// Drives a transition by a share from 0 to 1: the animations that the animator makes follow it, linearly.
///
/// What is asked of it before the transition has begun is done as soon as it begins.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// Of the transition, in seconds, as the animator has it.
  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest is played after `finish()` or `cancel()`; 0 and less count as 1.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition waits for `update(_:)`; without it, it plays until `pause()`.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  private var clock: AnimationClock?
  private var early: [() -> Void] = []

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let clock = context.animateUnderClock() else { return }
    self.context = context
    self.clock = clock
    duration = CGFloat(clock.duration)
    if wantsInteractiveStart { clock.stand(at: Double(percentComplete)) } else { context.becomeInteractive(false) }
    let asked = early
    early = []
    asked.forEach { $0() }
  }

  /// Clamped to 0...1.
  open func update(_ percentComplete: CGFloat) {
    guard let clock else { return early.append { self.update(percentComplete) } }
    self.percentComplete = min(max(percentComplete, 0), 1)
    clock.stand(at: Double(self.percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes a transition that plays back under control, where it is.
  open func pause() {
    guard let clock else { return early.append { self.pause() } }
    clock.stand(at: clock.fraction)
    percentComplete = CGFloat(clock.fraction)
    context?.becomeInteractive(true)
    context?.pauseInteractiveTransition()
  }

  /// Plays the rest to the end.
  open func finish() {
    guard let clock else { return early.append { self.finish() } }
    context?.finishInteractiveTransition()
    leave(clock, for: 1)
  }

  /// Plays back to the beginning.
  open func cancel() {
    guard let clock else { return early.append { self.cancel() } }
    context?.cancelInteractiveTransition()
    leave(clock, for: 0)
  }

  private func leave(_ clock: AnimationClock, for end: Double) {
    let speed = completionSpeed > 0 ? Double(completionSpeed) : 1
    clock.go(to: end, in: abs(end - clock.fraction) * clock.duration / speed, pace: .curve(completionCurve.timing))
    self.clock = nil
  }
}

extension UIView {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear

    var timing: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
