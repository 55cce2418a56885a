import Motion
import Testing
import TransitionKit

@MainActor @Suite final class KeyframesTests {
  private lazy var stage = Stage.small()
  private lazy var view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func shown(at time: Double) -> CALayer {
    stage.advance(to: time)
    return view.layer.presentation()!
  }

  private func expect(_ found: CGFloat, _ expected: Double, _ tolerance: Double = 1e-9) {
    #expect(abs(Double(found) - expected) < tolerance, "\(found) is not \(expected)")
  }

  /// A linear pace, so that values follow directly from times.
  private static let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func aSingleFrameLeavesWhatWasMeasured() throws {
    let view = view
    UIView.animateKeyframes(withDuration: 10, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    let animation = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
    #expect(animation.keyTimes?.map(\.doubleValue) == [0, 0.1, 1])
    #expect(animation.values as? [CGFloat] == [1, 0, 0])
    #expect(animation.calculationMode == .linear && animation.fillMode == .both && animation.duration == 10)
    #expect(animation.timingFunctions == nil && !animation.isAdditive)
    expect(CGFloat(shown(at: 0.5).opacity), 1 - TimingCurve.easeInOut.value(at: 0.05) / 0.1, 1e-6)
  }

  @Test func aPropertyThatAKeyframeChangesTwiceGoesToItsLastValue() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.even) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        view.center.x += 80
        view.center.y -= 10
        view.transform = view.transform.translatedBy(x: 20, y: 0)
        view.transform = view.transform.scaledBy(x: 3, y: 1)
        (view.alpha, view.alpha) = (0.5, 0)
      }
    }
    let half = shown(at: 0.5)
    #expect(half.position == CGPoint(x: 45, y: 0) && half.opacity == 0.5)
    expect(half.affineTransform().a, 2)
    expect(half.affineTransform().tx, 10)
  }

  @Test(arguments: [UIView.AnimationOptions.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear])
  func theCurveWarpsTheWholeNotEachFrame(curve: UIView.AnimationOptions) {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .init(rawValue: curve.rawValue)) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 10 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x += 90 }
    }
    let timing: TimingCurve =
      curve == .curveEaseIn ? .easeIn : curve == .curveEaseOut ? .easeOut : curve == .curveLinear ? .linear : .easeInOut
    for time in [0.1, 0.25, 0.5, 0.6, 0.9] {
      let warped = timing.value(at: time)
      expect(shown(at: time).position.x, 5 + (warped < 0.5 ? 20 * warped : 10 + 180 * (warped - 0.5)))
    }
  }

  @Test func valuesHoldBetweenFrames() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.even) {
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { view.center.x = 45 }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.2) { view.center.x = 25 }
    }
    for (time, x) in [(0.1, 5.0), (0.3, 25), (0.4, 45), (0.5, 45), (0.7, 35), (0.9, 25)] { expect(shown(at: time).position.x, x) }
    #expect(view.center.x == 25)
  }

  @Test func propertiesHaveTheirOwnTimes() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.even) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.bounds.size.width = 30 }
    }
    expect(CGFloat(shown(at: 0.25).opacity), 0.75, 1e-6)
    expect(view.layer.presentation()!.bounds.width, 10)
    expect(shown(at: 0.75).bounds.width, 20)
    expect(CGFloat(view.layer.presentation()!.opacity), 0.5, 1e-6)
  }

  @Test func positionsAddToWhatRunsAlready() {
    let view = view
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 105 }
    stage.advance(to: 1)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.even) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 205 }
    }
    expect(shown(at: 1).position.x, 55)
    // The position starts at 55. The first animation goes on by 25, and the keyframes have covered half of 100.
    expect(shown(at: 1.5).position.x, 205 - 50 - 25)
  }

  @Test func changesOutsideOfFramesTakeTheWholeTime() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.even) { view.center.x = 105 }
    expect(shown(at: 0.25).position.x, 30)
  }

  @Test func discreteJumps() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [Self.even, .calculationModeDiscrete]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 45 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 25 }
    }
    for (time, x) in [(0.1, 5.0), (0.49, 5), (0.5, 45), (0.99, 45), (1, 25)] { expect(shown(at: time).position.x, x) }
  }

  @Test func pacedKeepsAnEvenSpeed() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [Self.even, .calculationModePaced]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.center.x = 85 }
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) { view.center.x = 105 }
    }
    expect(shown(at: 0.5).position.x, 55)
  }

  @Test func cubicPassesThroughTheFramesSmoothly() {
    let view = view
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [Self.even, .calculationModeCubic]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
    }
    expect(shown(at: 0.5).position.x, 105)
    let slope = 105 - shown(at: 0.51).position.x
    #expect(slope > 0 && slope < 1, "round at the top, where straight lines fall by 2")
  }

  @Test func nestedBlocksTakeTheDuration() {
    let view = view
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.even) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      }
    }
    expect(CGFloat(shown(at: 0.5).opacity), 0.5, 1e-6)
  }

  @Test func completionComesAtTheEnd() {
    let view = view
    var ends: [Double] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
    } completion: { [stage] finished in
      if finished { ends.append(stage.now) }
    }
    stage.advance(to: 3)
    #expect(ends == [1.5])
  }

  @Test func outsideOfKeyframesAFrameIsDoneAtOnce() {
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.alpha = 0.5 }
    #expect(view.alpha == 0.5 && view.layer.animationKeys() == nil)
  }
}
