import Raster
import Testing
import TransitionKit

/// Options and classes of animations that few files use.
@MainActor @Suite final class AnimationNamesTests {
  private let stage = Stage.small()
  private let view: UIView

  init() {
    view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
  }

  private var x: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  @Test func frameRatesChangeNothingOfAnAnimation() {
    let options: UIView.AnimationOptions = [
      .curveLinear, .preferredFramesPerSecond30, .preferredFramesPerSecond60, .preferredFramesPerSecondDefault,
    ]
    UIView.animate(withDuration: 1, delay: 0, options: options) { self.view.center.x = 105 }
    stage.advance(to: 0.5)
    #expect(x == 55)
  }

  @Test func aRunningPropertyAnimatorRuns() {
    var end: UIViewAnimatingPosition?
    let animator = stage.perform {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear, animations: { self.view.center.x = 105 }, completion: { end = $0 })
    }
    #expect(animator.state == .active && animator.isInterruptible)
    stage.advance(to: 1)
    #expect(x == 55)
    stage.advance(to: 1.5)
    #expect(x == 105 && end == .end)
  }

  @Test func openedAnimationsRepeatAndTurnBack() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    view.center.x = 105
    UIView.commitAnimations()
    stage.advance(to: 1.25)
    #expect(x == 80)
    stage.advance(to: 2.25)
    #expect(x == 30)
    stage.advance(to: 4)
    #expect(x == 105)
  }

  @Test func openedAnimationsBeginWhereTheViewIs() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.alpha = 0 }
    stage.advance(to: 0.5)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.alpha = 1
    UIView.commitAnimations()
    stage.advance(to: 0.5)
    #expect(view.layer.presentation()?.opacity == 0.5)
    stage.advance(to: 1)
    #expect(view.layer.presentation()?.opacity == 0.75)
  }

  /// Where a cubic animation through 0, 100, 0 and 100 is after a sixth of its time.
  private func early(_ shape: (CAKeyframeAnimation) -> Void) -> CGFloat {
    let path = CAKeyframeAnimation(keyPath: "position.x")
    (path.values, path.duration, path.calculationMode) = ([0, 100, 0, 100], 3, .cubic)
    shape(path)
    view.layer.removeAllAnimations()
    view.layer.add(path, forKey: nil)
    stage.advance(to: stage.now + 0.5)
    return x
  }

  @Test func splinesHaveTensionContinuityAndBias() {
    let plain = early { _ in }
    let tense = early { $0.tensionValues = [1, 1, 1, 1] }
    let biased = early { $0.biasValues = [0, 1, 0, 0] }
    let broken = early { $0.continuityValues = [0, -1, 0, 0] }
    #expect(abs(tense - 50) < 0.01, "without tangents the way is smooth between the two values")
    #expect(plain != tense && plain != biased && plain != broken)
  }

  @Test func aTransitionMayStopHalfWay() {
    let fade = CATransition()
    (fade.type, fade.duration, fade.endProgress) = (.fade, 1, 0.5)
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(fade, forKey: nil)
    view.backgroundColor = .red
    stage.advance(to: 0.999)
    let late = stage.snapshot()[5, 5]
    #expect(late.red > 110 && late.red < 145 && late.green > 110, "the old picture is still half there")
    stage.advance(to: 1)
    #expect(stage.snapshot()[5, 5] == .pureRed)
  }

  @Test func copiesLoseTheirRed() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 50, width: 10, height: 10)
    let dot = CALayer()
    dot.frame = replicator.bounds
    dot.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(dot)
    (replicator.instanceCount, replicator.instanceRedOffset) = (2, -1)
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    stage.window.layer.addSublayer(replicator)
    stage.advance(to: 0)
    #expect(stage.snapshot()[5, 55] == Pixel(red: 255, green: 255, blue: 255))
    #expect(stage.snapshot()[25, 55] == Pixel(red: 0, green: 255, blue: 255))
  }

  @Test func anEffectIsWhatItsViewShows() {
    let blur: UIVisualEffect = UIBlurEffect(style: .light)
    #expect(UIVisualEffectView(effect: blur).effect === blur)
  }
}
