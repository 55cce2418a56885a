import Testing
import TransitionKit

/// What animation blocks, keyframes and transitions take over from the block around them, and that each option has an effect.
@MainActor @Suite final class InheritedOptionsTests {
  private lazy var stage = Stage.small()
  private lazy var view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))

  private var position: CAAnimation? { view.layer.animation(forKey: "position") }

  private func moveInside(_ outer: UIView.AnimationOptions, _ inner: UIView.AnimationOptions) {
    let view = view
    UIView.animate(withDuration: 1, delay: 0, options: outer) {
      UIView.animate(withDuration: 1, delay: 0, options: inner) { view.center.x += 40 }
    }
  }

  @Test func innerBlocksRepeatWithTheOuterOne() {
    moveInside([.repeat, .autoreverse], [])
    #expect(position?.repeatCount == .infinity && position?.autoreverses == true)
  }

  @Test func overridingKeepsTheInnerBlockAlone() {
    moveInside([.repeat, .autoreverse], .overrideInheritedOptions)
    #expect(position?.repeatCount == 0 && position?.autoreverses == false)
    moveInside([.repeat, .autoreverse], [.overrideInheritedOptions, .autoreverse])
    let last = view.layer.animation(forKey: "position-2")
    #expect(last?.repeatCount == 0 && last?.autoreverses == true)
  }

  @Test func countsAreTakenOverToo() {
    let view = view
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
        UIView.animate(withDuration: 1) { view.center.x = 90 }
      }
    }
    #expect(position?.repeatCount == 3 && position?.autoreverses == true)
  }

  @Test func keyframesInsideRepeatUnlessTheyOverride() {
    let view = view
    for options in [UIView.KeyframeAnimationOptions(), .overrideInheritedOptions] {
      view.layer.removeAllAnimations()
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) { view.center.x += 40 }
      }
      #expect(position?.repeatCount == (options.isEmpty ? .infinity : 0))
    }
  }

  @Test func innerBlocksBeginWhereTheOuterOneDoes() {
    let view = view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      UIView.animate(withDuration: 1) { view.alpha = 1 }
    }
    #expect(view.layer.presentation()?.opacity == 0.5)
  }

  @Test func keyframesBeginFromTheCurrentState() {
    let view = view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.advance(to: 0.25)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .beginFromCurrentState) { view.alpha = 1 }
    #expect(view.layer.presentation()?.opacity == 0.75)
    UIView.animateKeyframes(withDuration: 1, delay: 0) { view.alpha = 0 }
    #expect(view.layer.presentation()?.opacity == 1)
  }

  @Test func keyframesLayOutIfAsked() {
    let follower = Follower(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(follower)
    stage.advance(to: 0)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .layoutSubviews) { follower.bounds.size.width = 90 }
    #expect(follower.inner.layer.animationKeys() == ["position"])
  }

  @Test func transitionsRepeat() {
    let view = view
    for options in [UIView.AnimationOptions.transitionFlipFromLeft, .transitionCrossDissolve] {
      UIView.transition(with: view, duration: 1, options: [options, .repeat, .autoreverse]) { view.backgroundColor = .red }
    }
    let flip = view.layer.animation(forKey: kCATransition)
    let cover = view.layer.sublayers?.last?.animation(forKey: "opacity")
    #expect(flip?.repeatCount == .infinity && flip?.autoreverses == true)
    #expect(cover?.repeatCount == .infinity && cover?.autoreverses == true)
  }

  @Test func propertyAnimatorsInsideRunOnTheirOwn() {
    let view = view
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 90 }.startAnimation()
    }
    #expect(position?.repeatCount == 0)
  }
}

/// Keeps a view at its right edge.
private final class Follower: UIView {
  lazy var inner: UIView = {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    addSubview(inner)
    return inner
  }()

  override func layoutSubviews() {
    inner.center = CGPoint(x: bounds.maxX - 5, y: 5)
  }
}
