/// What moves an interactive transition: the clock of what the engine animates, and the animator's own animator if it has one.
@MainActor
struct TransitionDrive {
  let clock: AnimationClock
  let animator: (any UIViewImplicitlyAnimating)?

  /// In seconds.
  var duration: Double { clock.duration }

  var fraction: Double { animator.map { Double($0.fractionComplete) } ?? clock.fraction }

  /// An animator on its way back counts towards its end again.
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

  /// From the beginning, by itself.
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
