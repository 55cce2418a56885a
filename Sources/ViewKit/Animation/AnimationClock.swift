/// A clock that several animations share, by which an interaction or a property animator drives them together.
///
/// The clock plays, stands at a share of the way (0 is its beginning, 1 its end), or goes to one of the two ends. While the clock
/// plays, each animation keeps its own pace. Once the clock has been paused, all animations follow its share linearly, each from the
/// place that it had come to. A clock that springs may stand beyond its ends.
///
/// A clock that stops at its beginning sets the model values back, so that the end state does not flash up. The views that a
/// cancelled transition has taken off the screen get their final values again, so that they look right when they are next shown.
@MainActor
package final class AnimationClock: AnimationDriver {
  private enum Mode {
    /// Plays from a share of the way on, forwards (1) or backwards (−1).
    case playing(from: Double, since: Double, direction: Double)
    case standing(at: Double, linearly: Bool)
    case going(from: Double, to: Double, since: Double, duration: Double, pace: Pace)
    case stopped(at: Double)
    /// Follows another clock; this clock begins when that one shows the time `since`.
    case following(AnimationClock, since: Double)
  }

  /// How long the whole way takes, in seconds.
  package let duration: Double
  /// The pace that all the animations share; nil if they share none. A clock that plays computes `fraction` from it.
  private let pace: Pace?
  /// Whether the animations show the clock's share itself once it stands; otherwise each shows its own pace's value there.
  var standsLinearly = true
  private weak var stage: Stage?
  /// The time when the stage went away.
  private var lastTime = 0.0
  /// Whether a call that comes again and again has made the clock.
  let isRepeated: Bool
  private let begin: Double
  private var mode: Mode
  private var members: [Member] = []
  /// Whether the clock drives a transition. If it is cancelled, views that have left the screen get their final values again.
  package var leadsTransition = false
  private var followers: [AnimationClock] = []
  /// Called, instead of `stop(at:)`, when the clock has come to one of its ends by itself.
  var didArrive: ((_ fraction: Double) -> Void)?

  /// An animation under this clock.
  private struct Member {
    weak var layer: CALayer?
    let animation: CAAnimation
  }

  /// Who pauses the animations, for messages; nil while the clock runs.
  package var pause: String? {
    guard case .standing(let place, _) = mode else { return nil }
    let share = (place * 100).rounded() / 100
    return leadsTransition
      ? "an interactive transition that stands at \(share): call finish() or cancel()"
      : "a UIViewPropertyAnimator that is paused at \(share): call startAnimation(), or stopAnimation(true)"
  }

  /// Starts playing after `delay` seconds.
  package init(duration: Double, pace: Pace? = nil, delay: Double = 0, on stage: Stage) {
    self.duration = duration
    self.pace = pace
    self.stage = stage
    isRepeated = stage.time.isRepeating
    begin = stage.now
    mode = .playing(from: 0, since: stage.now + delay, direction: 1)
    stage.clocks.append(self)
  }

  /// Makes this clock follow the innermost clock that collects animations now, if there is one, instead of playing by itself.
  func followOuter(delay: Double) {
    guard let outer = CAAnimation.clocks.last as? AnimationClock, outer !== self else { return }
    mode = .following(outer, since: outer.time(since: 0) + delay)
    outer.followers.append(self)
  }

  // MARK: Members

  /// Puts every animation that `body` makes under this clock.
  package func collect(_ body: () -> Void) {
    CAAnimation.clocks.append(self)
    body()
    CAAnimation.clocks.removeLast()
  }

  /// Puts an animation that was just added to its layer under this clock.
  package func take(_ animation: CAAnimation, on layer: CALayer) {
    animation.follow(self, layerTime: layer.localTime)
    members.append(Member(layer: layer, animation: animation))
  }

  // MARK: Time

  private var now: Double { stage?.now ?? lastTime }

  /// The share of the way that the animations have covered: 0 at the beginning, 1 at the end; springs go beyond.
  package var fraction: Double {
    switch mode {
    case .following where isLinear: return timeShare
    case .playing, .following:
      let share = timeShare
      guard standsLinearly, share != 0, share != 1 else { return share }
      return pace?.fraction(at: share * duration, of: duration) ?? share
    case .standing(let fraction, _), .stopped(let fraction): return fraction
    case .going(let from, let to, let since, let length, let pace):
      let time = now - since
      return time >= length ? to : from + (to - from) * pace.fraction(at: time, of: length)
    }
  }

  /// The share of the duration that has passed; the same as `fraction` once the clock has been paused.
  package var timeShare: Double {
    if case .following(let leader, let since) = mode {
      return duration > 0 ? min(max((leader.time(since: 0) - since) / duration, 0), 1) : 1
    }
    guard case .playing(let from, let since, let direction) = mode else { return fraction }
    guard duration > 0 else { return direction > 0 ? 1 : 0 }
    return min(max(from + direction * max(now - since, 0) / duration, 0), 1)
  }

  /// Whether animations go by the common share instead of their own pace.
  package var isLinear: Bool {
    switch mode {
    case .playing: false
    case .standing(_, let linearly): linearly
    case .going, .stopped: true
    case .following(let leader, _): leader.isLinear
    }
  }

  /// The clock's time, counted from `beginTime`, in seconds.
  package func time(since beginTime: Double) -> Double {
    timeShare * duration - beginTime
  }

  /// The stage's time at which the clock reaches one of its ends; infinite while the clock stands or follows another.
  var endTime: Double {
    switch mode {
    case .playing(let from, let since, let direction): since + (direction > 0 ? 1 - from : from) * duration
    case .going(_, _, let since, let length, _): since + length
    case .standing, .stopped, .following: .infinity
    }
  }

  package var isMoving: Bool {
    if case .following(let leader, _) = mode { leader.isMoving } else { endTime.isFinite }
  }

  // MARK: Driving

  package func stand(at fraction: Double) {
    if standsLinearly { anchorMembers() }
    mode = .standing(at: fraction, linearly: standsLinearly || isLinear)
  }

  /// Plays from the end to the beginning, after `delay` seconds.
  func playBackwards(afterDelay delay: Double) {
    mode = .playing(from: 1, since: now + delay, direction: -1)
  }

  /// Turns a moving clock round, towards its end or its beginning.
  func turn(forwards: Bool) {
    let end: Double = forwards ? 1 : 0
    if case .going(_, _, _, _, let pace) = mode {
      go(to: end, in: abs(end - fraction) * duration, pace: pace)
    } else {
      mode = .playing(from: timeShare, since: now, direction: forwards ? 1 : -1)
    }
  }

  /// Goes from where the clock is to one of its ends.
  package func go(to end: Double, in seconds: Double, pace: Pace) {
    anchorMembers()
    mode = .going(from: fraction, to: end, since: now, duration: max(seconds, 0), pace: pace)
  }

  /// Keeps the places of the animations, which up to now went at their own paces.
  private func anchorMembers() {
    guard !isLinear else { return }
    let share = if case .following = mode { timeShare } else { fraction }
    for member in members {
      member.animation.stay(at: share)
    }
    for follower in followers {
      if case .following = follower.mode { follower.anchorMembers() }
    }
  }

  /// Called when the clock has reached one of its ends by itself.
  func arrive() {
    let fraction = end
    if let didArrive { didArrive(fraction) } else { stop(at: fraction) }
  }

  /// The end to which the clock goes: exactly 0 or 1, whatever rounding made of the time.
  private var end: Double {
    switch mode {
    case .playing(_, _, let direction): direction > 0 ? 1 : 0
    case .going(_, let end, _, _, _): end
    case .standing, .stopped, .following: fraction
    }
  }

  /// The model values at both ends of the animations.
  var ends: AnimationEnds {
    AnimationEnds(of: members.compactMap { member in member.layer.map { ($0, member.animation) } })
  }

  /// Stops the animations where they are, and calls the completions that wait for them. The model gets the values on screen.
  func stopHere() {
    let shown = ShownValues(of: members.compactMap { member in member.layer.map { ($0, member.animation) } })
    stop(at: fraction) { shown.freeze() }
  }

  /// Stops the animations at one of the clock's ends, and calls the completions that wait for them.
  ///
  /// - Parameter end: 0 sets the model to the values from before the animations.
  package func stop(at end: Double) {
    if case .stopped = mode { return }
    let ends = end == 0 ? self.ends : AnimationEnds()
    ends.apply(.start)
    let left = leadsTransition && end == 0 ? [ends] + followers.map(\.ends) : []
    guard !left.isEmpty else { return stop(at: end) {} }
    let watch = ModelWatch.during { stop(at: end) {} }
    left.forEach { $0.settleOffScreen(except: watch) }
  }

  /// - Parameter setModel: sets the model's values once the animations have left their layers.
  private func stop(at fraction: Double, _ setModel: () -> Void) {
    if case .stopped = mode { return }
    mode = .stopped(at: fraction)
    stage?.clocks.removeAll { $0 === self }
    let (members, followers) = (members, followers)
    (self.members, self.followers) = ([], [])
    for member in members {
      member.layer?.detach(member.animation)
    }
    setModel()
    for member in members {
      stage?.scene.animations.remove(member.animation)
      member.animation.didStop(finished: true)
    }
    for follower in followers {
      follower.comeAlong(to: fraction)
    }
  }

  /// The stage goes away at `time`: nothing moves any more, and no completion is called.
  func abandon(at time: Double) {
    lastTime = time
    members = []
    followers = []
    didArrive = nil
  }

  /// Called when the clock that this one follows has ended: this clock ends at the same share.
  private func comeAlong(to fraction: Double) {
    guard case .following = mode else { return }
    mode = .standing(at: fraction, linearly: true)
    arrive()
  }
}
