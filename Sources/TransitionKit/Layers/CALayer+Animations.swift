extension CALayer {
  /// Adds the animation itself, not a copy. An animation with the same key is removed first.
  func attach(_ animation: CAAnimation, forKey key: String) {
    if animation.timing.duration == 0 { animation.timing.duration = CATransaction.animationDuration() }
    if animation.timing.beginTime == 0 { animation.timing.beginTime = localTime }
    removeAnimation(forKey: key)
    willChange()
    values.animations.append(AttachedAnimation(key: key, animation: animation))
    animation.stage = stage
    for keyPath in animation.unknownKeyPaths {
      stage?.diagnose("an animation of “\(keyPath)” on a \(type(of: self)) moves nothing: no such key path is known here")
    }
    CATransaction.collect(animation)
    AnimationClock.take(animation, on: self)
    stage?.animations.add(RunningAnimation(layer: self, animation: animation))
    if window?.stage == nil { stage?.turn.hasStrays = true }
    announceStart(of: animation)
  }

  /// Tells the delegate when the turn is over, or when the animation's time begins, if that is later.
  private func announceStart(of animation: CAAnimation) {
    guard animation.delegate != nil, let stage else { return }
    let begin = animation.clock == nil ? stageTime(at: animation.timing.beginTime) : stage.now
    stage.events.add(at: begin.isFinite ? max(begin, stage.now) : stage.now) { [weak animation] in animation?.didStart() }
  }

  /// Removes the animation from the layer and tells its delegate and its completion that it has ended.
  func stop(_ animation: CAAnimation, finished: Bool) {
    detach(animation)
    animation.stage?.animations.remove(animation)
    animation.didStop(finished: finished)
  }

  func detach(_ animation: CAAnimation) {
    guard values.animations.contains(where: { $0.animation === animation }) else { return }
    willChange()
    values.animations.removeAll { $0.animation === animation }
  }
}
