import Motion
import Testing
import TransitionKit

/// One test for each known mistake of engines like this one that no other file covers.
@MainActor @Suite final class KnownMistakesTests {
  private let stage = Stage.small()
  private let view: UIView

  init() {
    view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private func turned(to transform: CGAffineTransform, at time: Double = 0.5) -> CGAffineTransform {
    let view = view
    let start = stage.now
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = transform }
    stage.advance(to: start + time)
    let shown = view.layer.presentation()!.affineTransform()
    stage.advance(to: start + 1)
    return shown
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, .curveEaseIn, .curveEaseInOut])
  func springsAreNotEased(curve: UIView.AnimationOptions) throws {
    let view = view
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: curve) {
      view.center.x = 105
    }
    let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(Double(spring.stiffness) - 486.948547) < 1e-5 && abs(Double(spring.damping) - 26.480293) < 1e-5)
    let expected = Spring.fitted(duration: 0.5, dampingRatio: 0.6, initialVelocity: 0)
    for time in [0.05, 0.2, 0.4] {
      stage.advance(to: time)
      #expect(abs(Double(view.layer.presentation()!.position.x) - 5 - 100 * expected.value(at: time)) < 1e-9)
    }
  }

  @Test func aSpringWithParametersIsCutOffAndNotRescaled() {
    let spring = CASpringAnimation(keyPath: "cornerRadius")
    (spring.fromValue, spring.toValue, spring.duration) = (0.0, 100.0, 0.3)
    view.layer.add(spring, forKey: nil)
    for (time, value) in [(0.05, 10.4405), (0.15, 61.0493), (0.25, 102.3360)] {
      stage.advance(to: time)
      #expect(abs(Double(view.layer.presentation()!.cornerRadius) - value) < 1e-3)
    }
    stage.advance(to: 0.3)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func theFamousOverdampedSpringIsCritical() {
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
    let view = view
    stage.perform {
      animator.addAnimations { view.center.x = 105 }
      animator.startAnimation()
    }
    for (time, share) in [(0.1, 0.5448), (0.2, 0.8793), (0.3, 0.9729)] {
      stage.advance(to: time)
      #expect(abs(Double(view.layer.presentation()!.position.x) - 5 - 100 * share) < 0.01)
    }
  }

  @Test func rotationsTurnAndDoNotShrink() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let half = turned(to: .identity)
    #expect(abs(half.a - 0.5.squareRoot()) < 1e-9 && abs(half.b - 0.5.squareRoot()) < 1e-9)
  }

  @Test func halfATurnIsClockwiseThereAndBack() {
    #expect(turned(to: CGAffineTransform(rotationAngle: .pi)).b > 0.99)
    #expect(turned(to: .identity).b < -0.99)
  }

  @Test func slightlyLessThanHalfATurnGoesTheIntendedWay() {
    #expect(turned(to: CGAffineTransform(rotationAngle: 0.999 * .pi)).b > 0.99)
    view.transform = .identity
    #expect(turned(to: CGAffineTransform(rotationAngle: -0.999 * .pi)).b < -0.99)
  }

  @Test func threeQuartersGoTheShortWayAndAWholeTurnNowhere() {
    #expect(turned(to: CGAffineTransform(rotationAngle: 1.5 * .pi)).b < -0.7)
    view.transform = .identity
    let whole = turned(to: CGAffineTransform(rotationAngle: 2 * .pi))
    #expect(abs(whole.a - 1) < 1e-9 && abs(whole.b) < 1e-9)
  }

  @Test func scalingToNothingVanishesAtOnceAndFromNothingWorks() {
    let gone = turned(to: CGAffineTransform(scaleX: 0, y: 0), at: 0.01)
    #expect(gone.a == 0 && gone.d == 0)
    #expect(abs(turned(to: .identity).a - 0.5) < 1e-9)
  }

  @Test func mirroringCollapsesHalfWay() {
    #expect(abs(turned(to: CGAffineTransform(scaleX: -1, y: 1)).a) < 1e-9)
  }
}
