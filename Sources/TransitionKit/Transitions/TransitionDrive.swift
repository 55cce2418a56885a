/// The means to move an interactive transition: the clock of its animations, and the interruptible animator if there is one.
@MainActor
struct TransitionDrive {
  let clock: AnimationClock
  let animator: (any UIViewImplicitlyAnimating)?

  /// The transition's duration, in seconds.
  var duration: Double { clock.duration }

  var fraction: Double { animator.map { Double($0.fractionComplete) } ?? clock.fraction }

  /// Lets an animator that runs backwards run towards its end again.
  func turnForwards() {
    guard let animator, animator.isReversed else { return }
    animator.pauseAnimation()
    animator.isReversed = false
  }

  func stand(at fraction: Double) {
    clock.stand(at: fraction)
    guard let animator else { return }
    if animator.isRunning { animator.pauseAnimation() }
    animator.fractionComplete = CGFloat(fraction)
  }

  /// Lets the transition play by itself, from the beginning.
  func play() {
    animator?.startAnimation()
  }

  func go(to end: Double, in seconds: Double, pace: any UITimingCurveProvider) {
    let factor = duration > 0 ? seconds / duration : 0
    clock.go(to: end, in: pace.length(for: seconds), pace: pace.pace(for: seconds))
    guard let animator else { return }
    if end == 0 { animator.isReversed.toggle() }
    animator.continueAnimation(withTimingParameters: pace, durationFactor: CGFloat(factor))
  }
}
