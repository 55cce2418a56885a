// The content's way while nobody holds it.

extension UIScrollView {
  /// The seconds of a move that was asked for.
  private static let easeDuration = 0.3

  func easeContent(to offset: CGPoint) {
    stopMoving()
    guard offset != contentOffset, window != nil else {
      if window == nil { moveContent(to: offset) }
      return
    }
    let (x, y) = (Double(offset.x), Double(offset.y))
    move(
      ScrollCurve.ease(from: contentOffset.x, to: x, duration: Self.easeDuration),
      ScrollCurve.ease(from: contentOffset.y, to: y, duration: Self.easeDuration), isDeceleration: false)
  }

  /// Where content that was asked to move will rest; nil if it does not move, or because a finger has let it go.
  package var easeTarget: CGPoint? {
    guard let motion = scrolling.motion, !motion.isDeceleration else { return nil }
    return motion.rest
  }

  /// Lets content that was asked to move come to another place, in the same time and without a jump.
  package func aimEase(at offset: CGPoint) {
    guard let motion = scrolling.motion, !motion.isDeceleration else { return }
    let passed = CACurrentMediaTime() - motion.start
    scrolling.motion = ScrollMotion(
      start: motion.start, x: motion.x.aimed(at: Double(offset.x), after: passed),
      y: motion.y.aimed(at: Double(offset.y), after: passed), isDeceleration: false)
  }

  func jump(to offset: CGPoint) {
    stopMoving()
    moveContent(to: offset)
  }

  func move(_ x: ScrollCurve, _ y: ScrollCurve, isDeceleration: Bool) {
    scrolling.motion = ScrollMotion(start: CACurrentMediaTime(), x: x, y: y, isDeceleration: isDeceleration)
    showIndicators()
    scrolling.ticks?.invalidate()
    let ticks = CADisplayLink { [weak self] link in
      if let self { self.tick() } else { link.invalidate() }
    }
    scrolling.ticks = ticks
    ticks.endsByItself = true
    ticks.add(to: .main, forMode: .common)
  }

  private func tick() {
    guard let motion = scrolling.motion else { return endTicks() }
    let now = CACurrentMediaTime()
    if now < motion.end {
      moveContent(to: motion.offset(at: now))
    } else {
      finishMotion(motion)
    }
  }

  private func finishMotion(_ motion: ScrollMotion) {
    endTicks()
    let rest = motion.isDeceleration ? resting(motion.rest) : motion.rest
    if contentOffset != rest { moveContent(to: rest) }
    // The delegate may have set the content on another way.
    guard scrolling.motion?.start == motion.start else { return }
    motionDidEnd(motion)
  }

  private func endTicks() {
    scrolling.ticks?.invalidate()
    scrolling.ticks = nil
  }

  private func motionDidEnd(_ motion: ScrollMotion) {
    scrolling.motion = nil
    hideIndicators()
    if motion.isDeceleration {
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    } else {
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Stops the content where it is, and says so.
  func stopMoving() {
    guard let motion = scrolling.motion else { return }
    endTicks()
    motionDidEnd(motion)
  }
}
