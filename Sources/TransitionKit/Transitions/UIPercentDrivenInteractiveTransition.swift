/// Drives a transition by a share from 0 to 1: the animations that the animator makes follow it, linearly.
///
/// Calls that come before the transition has begun take effect as soon as it begins.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration that the animator gives the transition, in seconds.
  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest is played after `finish()` or `cancel()`; 0 and less count as 1.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest after `finish()` or `cancel()`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition stands still until `update(_:)` is called; otherwise it plays by itself until `pause()`.
  open var wantsInteractiveStart = true

  /// The pace of the rest after `finish()` or `cancel()`; nil leaves it to `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?

  private weak var context: TransitionContext?
  private var drive: TransitionDrive?
  /// Whether the rest plays, after `finish()` or `cancel()`.
  private var isLetGo = false
  /// Calls that came before the transition began. They hold this object weakly, because the transition may never begin.
  private var early: [() -> Void] = []

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let drive = context.makeDrive() else { return }
    self.context = context
    self.drive = drive
    isLetGo = false
    percentComplete = 0
    duration = CGFloat(drive.duration)
    if wantsInteractiveStart { drive.stand(at: 0) } else { drive.play() }
    let asked = early
    early = []
    asked.forEach { $0() }
  }

  /// Applies an action to the running transition. Before the transition begins, the action is kept until then; after its end the
  /// action is dropped.
  private func whenDriving(_ action: @escaping (TransitionDrive) -> Void) {
    if let drive, let context {
      if !context.isOver { action(drive) }
      return
    }
    early.append { [weak self] in self?.drive.map(action) }
  }

  /// Applies an action as `whenDriving` does, but drops it while the rest plays after `finish()` or `cancel()`.
  private func whenHolding(_ action: @escaping (TransitionDrive) -> Void) {
    whenDriving { [weak self] in
      if self?.isLetGo == false { action($0) }
    }
  }

  /// Moves the transition to a share of its way, clamped to 0...1.
  open func update(_ percentComplete: CGFloat) {
    whenHolding { [unowned self] in
      self.percentComplete = min(max(percentComplete, 0), 1)
      $0.stand(at: Double(self.percentComplete))
      self.context?.updateInteractiveTransition(self.percentComplete)
    }
  }

  /// Stops a transition that plays by itself, and takes control of it where it is then.
  open func pause() {
    whenDriving { [unowned self] in
      self.isLetGo = false
      $0.turnForwards()
      $0.stand(at: $0.fraction)
      self.percentComplete = CGFloat($0.fraction)
      self.context?.pauseInteractiveTransition()
    }
  }

  /// Plays the rest to the end.
  open func finish() {
    whenHolding { [unowned self] in
      self.context?.finishInteractiveTransition()
      self.leave($0, for: 1)
    }
  }

  /// Plays back to the beginning.
  open func cancel() {
    whenHolding { [unowned self] in
      self.context?.cancelInteractiveTransition()
      self.leave($0, for: 0)
    }
  }

  private func leave(_ drive: TransitionDrive, for end: Double) {
    let speed = completionSpeed > 0 ? Double(completionSpeed) : 1
    isLetGo = true
    drive.go(
      to: end, in: abs(end - drive.fraction) * drive.duration / speed,
      pace: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve))
  }
}
