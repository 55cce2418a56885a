import Motion
import Raster
import Testing
import TransitionKit

/// The default values and behaviours of animations.
@MainActor @Suite final class StandardsTests {
  private lazy var stage = Stage.small()

  @Test func optionsHaveApplesBits() {
    let bits: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1 << 0), (.allowUserInteraction, 1 << 1), (.beginFromCurrentState, 1 << 2), (.repeat, 1 << 3),
      (.autoreverse, 1 << 4), (.overrideInheritedDuration, 1 << 5), (.overrideInheritedCurve, 1 << 6),
      (.allowAnimatedContent, 1 << 7), (.showHideTransitionViews, 1 << 8), (.overrideInheritedOptions, 1 << 9),
      (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16), (.curveLinear, 3 << 16),
      (.transitionFlipFromLeft, 1 << 20), (.transitionFlipFromRight, 2 << 20), (.transitionCrossDissolve, 5 << 20),
      (.transitionFlipFromTop, 6 << 20), (.transitionFlipFromBottom, 7 << 20),
    ]
    for (option, raw) in bits { #expect(option.rawValue == raw) }
    let modes: [(UIView.KeyframeAnimationOptions, UInt)] = [
      (.calculationModeLinear, 0), (.calculationModeDiscrete, 1 << 10), (.calculationModePaced, 2 << 10),
      (.calculationModeCubic, 3 << 10), (.calculationModeCubicPaced, 4 << 10),
    ]
    for (mode, raw) in modes { #expect(mode.rawValue == raw) }
  }

  @Test func blocksEaseInAndOutAndAnimatorsHaveTheStandardCurve() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (a, b) = (stage.addView(frame), stage.addView(frame))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters())
    stage.perform {
      UIView.animate(withDuration: 1) { a.center.x = 105 }
      animator.addAnimations { b.center.x = 105 }
      animator.startAnimation()
    }
    for time in [0.1, 0.25, 0.75] {
      stage.advance(to: time)
      #expect(abs(Double(a.layer.presentation()!.position.x) - 5 - 100 * TimingCurve.easeInOut.value(at: time)) < 1e-9)
      #expect(abs(Double(b.layer.presentation()!.position.x) - 5 - 100 * TimingCurve.standard.value(at: time)) < 1e-9)
    }
  }

  @Test func blocksLeaveBordersShadowsAndPlacesAlone() {
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) {
      view.layer.borderWidth = 3
      view.layer.borderColor = UIColor.red.cgColor
      view.layer.shadowColor = UIColor.red.cgColor
      view.layer.shadowOffset = CGSize(width: 4, height: 4)
      view.layer.shadowRadius = 9
      view.layer.zPosition = 5
    }
    #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.borderWidth == 3)
  }

  @Test func aSpringFittedToASecondHasNotSettledByThen() {
    let spring = Spring.fitted(duration: 1, dampingRatio: 0.5, initialVelocity: 0)
    #expect(abs(spring.settlingDuration - 1) > 0.05, "the fit looks at the sine term alone: \(spring.settlingDuration)")
    for length in [0.3, 1, 2.5] {
      let critical = Spring.fitted(duration: length, dampingRatio: 1, initialVelocity: 0)
      #expect(abs(critical.naturalFrequency * length - 9.233413476451586) < 1e-9)
    }
  }

  @Test func picturesOfPicturesShowTheSame() throws {
    let view = stage.addView(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    let first = try #require(view.snapshotView(afterScreenUpdates: true))
    stage.window.addSubview(first)
    let second = try #require(first.snapshotView(afterScreenUpdates: true))
    first.removeFromSuperview()
    view.removeFromSuperview()
    stage.window.addSubview(second)
    let bitmap = stage.snapshot()
    #expect(bitmap[5, 5] == .pureRed && bitmap[19, 19] == .pureRed && bitmap[20, 5] == .black)
  }
}
