internal import Motion

/// An animation that can be paused, scrubbed, reversed, continued and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private let givenDuration: Double
  private let parameters: any UITimingCurveProvider
  public var timingParameters: (any UITimingCurveProvider)? { parameters }
  /// How long the animation waits after `startAnimation(afterDelay:)`, in seconds.
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive {
    didSet { keepAlive = state == .active ? self : nil }
  }
  /// A reference to the animator itself while it is active, so that it lives until its animations end.
  private var keepAlive: UIViewPropertyAnimator?
  /// Whether a paused animator shows `fractionComplete` itself; otherwise it shows its pace's value at that share.
  open var scrubsLinearly = true {
    didSet { clock?.standsLinearly = scrubsLinearly }
  }
  /// Whether the animator stays active, paused at its end, instead of completing.
  open var pausesOnCompletion = false
  /// Whether the animator may be paused or stopped half-way.
  open var isInterruptible = true
  /// Whether views take touches while the animator moves them; what counts is the value when the animator starts.
  open var isUserInteractionEnabled = true
  private var letsTouchesThrough = true
  private var isGoingBack = false
  private var waiting: [(animation: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var clock: AnimationClock?
  /// The models' values at both ends of a stopped animation, for `finishAnimation(at:)`.
  private var ends: AnimationEnds?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenDuration = max(duration, 0)
    self.parameters = parameters
  }

  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map { addAnimations($0) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    animations.map { addAnimations($0) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map { addAnimations($0) }
  }

  /// Makes an animator and starts it at once; its animations begin after `delay` seconds.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let (point1, point2) = options.curve.controlPoints
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations(animations)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The duration in seconds; a spring given by its physics runs as long as it takes to settle.
  open var duration: TimeInterval { parameters.length(for: givenDuration) }

  // MARK: Animations

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// - Parameter delayFactor: the share of the remaining duration that passes before the animation begins.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    insist(state != .stopped, "Animations cannot be added to an animator that has been stopped")
    guard let clock else { return waiting.append((animation, Double(delayFactor))) }
    run(animation, under: clock, from: clock.timeShare, delayFactor: Double(delayFactor))
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func activate(afterDelay delay: Double) -> AnimationClock? {
    if let clock { return clock }
    guard state == .inactive, let stage = Stage.active else { return nil }
    let pace = parameters.pace(for: givenDuration)
    let clock = AnimationClock(duration: duration, pace: pace, delay: delay, on: stage)
    clock.standsLinearly = scrubsLinearly
    clock.didArrive = { [weak self] in self?.arrive(at: $0) }
    self.clock = clock
    state = .active
    letsTouchesThrough = isUserInteractionEnabled
    let animations = waiting
    waiting = []
    for (animation, delayFactor) in animations {
      run(animation, under: clock, from: 0, delayFactor: delayFactor)
    }
    if isGoingBack { clock.playBackwards(afterDelay: delay) }
    return clock
  }

  private func run(_ animation: () -> Void, under clock: AnimationClock, from share: Double, delayFactor: Double) {
    let left = duration * min(max(1 - share, 0), 1)
    let length = left * (1 - min(max(delayFactor, 0), 1))
    let pace = length == duration ? parameters.pace(for: givenDuration) : parameters.pace(for: length)
    clock.collect {
      var options: UIView.AnimationOptions = .overrideInheritedOptions
      if letsTouchesThrough { options.insert(.allowUserInteraction) }
      let block = AnimationBlock(
        duration: length, delay: left - length, pace: pace, options: options)
      block.isClocked = true
      AnimationBlock.run(block, animation)
    }
  }

  // MARK: Driving

  open var isRunning: Bool { clock?.isMoving ?? false }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animator, or continues it if it is paused.
  open func startAnimation(afterDelay delay: TimeInterval) {
    if clock == nil {
      self.delay = max(delay, 0)
      let clock = activate(afterDelay: self.delay)
      if !isGoingBack { clock?.followOuter(delay: self.delay) }
    } else if !isRunning {
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  open func pauseAnimation() {
    insist(isInterruptible, "An animator that is not interruptible cannot be paused")
    guard let clock = activate(afterDelay: 0) else { return }
    clock.stand(at: clock.fraction)
  }

  /// The share of the way that the animator has covered: 0 at its beginning, 1 at its end; a spring's goes beyond. A reversed animator
  /// counts it towards its beginning.
  open var fractionComplete: CGFloat {
    get {
      let fraction = CGFloat(clock?.fraction ?? 0)
      return isGoingBack ? 1 - fraction : fraction
    }
    set {
      guard newValue.isFinite, let clock = activate(afterDelay: 0) else { return }
      let fraction = Double(newValue)
      clock.stand(at: isGoingBack ? 1 - fraction : fraction)
    }
  }

  /// Whether the animator runs towards its beginning; one that is reversed before it starts begins at its end.
  open var isReversed: Bool {
    get { isGoingBack }
    set {
      guard newValue != isGoingBack else { return }
      isGoingBack = newValue
      if isRunning { clock?.turn(forwards: !newValue) }
    }
  }

  /// - Parameters:
  ///   - newParameters: the pace of the rest; nil keeps the animator's own.
  ///   - durationFactor: how long the rest takes, as a share of the duration; 0 leaves what remains of it.
  open func continueAnimation(
    withTimingParameters newParameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard let clock = activate(afterDelay: 0) else { return }
    let end: Double = isGoingBack ? 0 : 1
    let seconds = durationFactor > 0 ? Double(durationFactor) * duration : abs(end - clock.fraction) * duration
    let provider = newParameters ?? self.parameters
    clock.go(to: end, in: provider.length(for: seconds), pace: provider.pace(for: seconds))
  }

  // MARK: Ending

  private func arrive(at fraction: Double) {
    if pausesOnCompletion {
      clock?.stand(at: fraction)
    } else {
      end(at: fraction == 0 ? .start : .end)
    }
  }

  /// Leaves everything where it is on screen; with `withoutFinishing` the completions are forgotten, too.
  open func stopAnimation(_ withoutFinishing: Bool) {
    insist(isInterruptible, "An animator that is not interruptible cannot be stopped")
    guard let clock else { return }
    ends = clock.ends
    clock.stopHere()
    self.clock = nil
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing {
      ends = nil
      completions = []
    }
  }

  /// Completes a stopped animation, at one of its ends or where it is.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    insist(state == .stopped, "finishAnimation(at:) is for an animator that stopAnimation(false) has stopped")
    ends?.apply(finalPosition)
    ends = nil
    complete(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    clock?.stop(at: position == .start ? 0 : 1)
    clock = nil
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    let told = completions
    completions = []
    told.forEach { $0(position) }
  }
}
