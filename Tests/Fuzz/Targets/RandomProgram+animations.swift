import TransitionKit

extension RandomProgram {
  func animate() {
    let view = someView()
    let options: UIView.AnimationOptions = random.pick([
      [], .curveLinear, .beginFromCurrentState, .layoutSubviews, .autoreverse, .allowUserInteraction,
    ])
    let delay = random.pick([0, 0.1])
    switch random.below(4) {
    case 0:
      UIView.animate(
        withDuration: random.share(), delay: delay, options: options, animations: { self.change(view) },
        completion: { _ in self.then() })
    case 1:
      UIView.animate(
        withDuration: 0.4, delay: delay, usingSpringWithDamping: CGFloat(random.share()),
        initialSpringVelocity: CGFloat(random.below(40)) - 20, options: options, animations: { self.change(view) },
        completion: { _ in self.then() })
    case 2:
      UIView.animateKeyframes(
        withDuration: 0.5, delay: delay,
        animations: {
          for _ in 0..<3 {
            let (start, length) = (self.random.share(), self.random.share())
            UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) { self.change(view) }
          }
        }, completion: { _ in self.then() })
    default:
      let kinds: [UIView.AnimationOptions] = [
        .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromRight, .transitionFlipFromBottom,
      ]
      UIView.transition(
        with: view, duration: 0.4, options: random.pick(kinds), animations: { self.change(view) },
        completion: { _ in self.then() })
    }
  }

  // MARK: Of layers

  func animateLayer() {
    let layer = someView().layer
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.then() }
    if random.below(3) == 0 { CATransaction.setDisableActions(true) }
    let animation = layerAnimation(depth: 1)
    animation.duration = random.share()
    animation.beginTime = random.below(3) == 0 ? CACurrentMediaTime() + random.share() : 0
    animation.repeatCount = Float(random.below(3))
    animation.autoreverses = random.below(4) == 0
    animation.speed = random.pick([1, 1, 2, 0.5])
    if random.below(3) == 0 {
      animation.fillMode = random.pick([.both, .forwards, .backwards])
      animation.isRemovedOnCompletion = random.below(2) == 0
    }
    layer.add(animation, forKey: random.pick([nil, "a", "b"]))
    CATransaction.commit()
  }

  private func layerAnimation(depth: Int) -> CAAnimation {
    let path = random.pick([
      "opacity", "position.x", "transform.rotation.z", "bounds.size.width", "transform.scale", "cornerRadius",
    ])
    switch random.below(depth > 0 ? 5 : 3) {
    case 0:
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue) = (random.pick([nil, random.below(3)]), random.pick([nil, random.below(9)]))
      animation.isAdditive = random.below(2) == 0
      return animation
    case 1:
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = (0...random.below(4)).map { _ in random.below(9) }
      animation.calculationMode = random.pick([.linear, .discrete, .paced, .cubic])
      return animation
    case 2:
      let animation = CASpringAnimation(keyPath: path)
      (animation.fromValue, animation.toValue) = (0, random.below(9))
      animation.damping = CGFloat(random.below(30))
      animation.initialVelocity = CGFloat(random.below(9))
      return animation
    case 3:
      let animation = CATransition()
      animation.type = random.pick([.fade, .push, .moveIn, .reveal])
      animation.subtype = random.pick([nil, .fromLeft, .fromTop])
      return animation
    default:
      let group = CAAnimationGroup()
      group.animations = (0...random.below(3)).map { _ in
        let part = layerAnimation(depth: depth - 1)
        part.duration = random.share()
        return part
      }
      return group
    }
  }

  // MARK: Of property animators

  func drive() {
    if animators.isEmpty || random.below(3) == 0 {
      let view = someView()
      let animator = UIViewPropertyAnimator(duration: random.share(), dampingRatio: 0.7) { self.change(view) }
      animator.addCompletion { _ in self.then() }
      animators.append(animator)
    }
    let animator = random.pick(animators)
    switch random.below(7) {
    case 0: animator.pauseAnimation()
    case 1: animator.fractionComplete = CGFloat(random.share())
    case 2 where animator.state == .active: animator.isReversed.toggle()
    case 3 where animator.state == .active:
      animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(random.share()))
    case 4:
      animator.stopAnimation(random.below(4) == 0)
      if animator.state == .stopped { animator.finishAnimation(at: random.pick([.start, .end, .current])) }
    case 5 where animator.state == .active:
      let view = someView()
      animator.addAnimations { self.change(view) }
    default: animator.startAnimation()
    }
  }
}
