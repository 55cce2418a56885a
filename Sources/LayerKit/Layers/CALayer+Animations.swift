extension CALayer {
  /// Adds the animation itself, not a copy. An animation with the same key is removed first.
  package func attach(_ animation: CAAnimation, forKey key: String) {
    if animation.timing.duration == 0 { animation.timing.duration = CATransaction.animationDuration() }
    if animation.timing.beginTime == 0 { animation.timing.beginTime = localTime }
    removeAnimation(forKey: key)
    willChange()
    values.animations.append(AttachedAnimation(key: key, animation: animation))
    animation.scene = scene
    for keyPath in animation.unknownKeyPaths {
      if type(of: self).needsDisplay(forKey: keyPath) {
        duties.redrawsInPictures = true
        continue
      }
      scene?.diagnose("an animation of “\(keyPath)” on a \(type(of: self)) moves nothing: no such key path is known here")
    }
    if !animation.isScenery {
      waitForFirstRun(of: animation)
      CATransaction.collect(animation)
      CAAnimation.clocks.last?.take(animation, on: self)
    }
    scene?.animations.add(RunningAnimation(layer: self, animation: animation, isRepeated: scene?.isRepeating == true))
    if windowScene == nil { scene?.turn.hasStrays = true }
    announceStart(of: animation)
  }

  /// Keeps the stage from resting until an animation that repeats for ever has been seen once.
  private func waitForFirstRun(of animation: CAAnimation) {
    guard animation.timing.isEndless, animation.clock == nil, let scene else { return }
    let end = stageTime(at: animation.timing.endOfFirstRun)
    if end.isFinite { scene.observer?.run(at: max(end, scene.now)) {} }
  }

  /// Tells the delegate when the turn is over, or when the animation's time begins, if that is later.
  private func announceStart(of animation: CAAnimation) {
    guard animation.delegate != nil, let scene else { return }
    let begin = animation.clock == nil ? stageTime(at: animation.timing.beginTime) : scene.now
    scene.observer?.run(at: begin.isFinite ? max(begin, scene.now) : scene.now) { [weak animation] in animation?.didStart() }
  }

  /// Removes the animation from the layer and tells its delegate and its completion that it has ended.
  func stop(_ animation: CAAnimation, finished: Bool) {
    detach(animation)
    animation.scene?.animations.remove(animation)
    animation.didStop(finished: finished)
  }

  package func detach(_ animation: CAAnimation) {
    guard values.animations.contains(where: { $0.animation === animation }) else { return }
    willChange()
    values.animations.removeAll { $0.animation === animation }
  }
}
