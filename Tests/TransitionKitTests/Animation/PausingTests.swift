import Motion
import Testing
import TransitionKit

/// Pausing must move nothing, whatever pace or delay the parts of an animator have.
@MainActor
struct PausingTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.window.addSubview(view)
    stage.window.addSubview(late)
    stage.advance(to: 0)
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()!.position.x - 5 }

  /// Moves one view at once and the other half a second later; a second in all.
  private func animator(_ timing: any UITimingCurveProvider) -> UIViewPropertyAnimator {
    let (view, late) = (view, late)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { view.center.x += 100 }
    animator.addAnimations({ late.center.x += 100 }, delayFactor: 0.5)
    return animator
  }

  private static let paces: [any UITimingCurveProvider] = [
    UICubicTimingParameters(animationCurve: .linear), UICubicTimingParameters(animationCurve: .easeIn),
    UICubicTimingParameters(animationCurve: .easeOut),
  ]

  @Test(arguments: [0, 1, 2], [0.2, 0.5, 0.6, 0.85])
  func partsThatBeginLaterStay(pace: Int, time: Double) {
    stage.perform {
      let animator = animator(Self.paces[pace])
      animator.startAnimation()
      stage.advance(to: time)
      let before = [x(view), x(late)]
      animator.pauseAnimation()
      #expect(abs(x(view) - before[0]) < 1e-9 && abs(x(late) - before[1]) < 1e-9)
      animator.fractionComplete = animator.fractionComplete
      #expect(abs(x(view) - before[0]) < 1e-9 && abs(x(late) - before[1]) < 1e-9)
      for (share, place) in [(0.0, 0.0), (1, 100)] {
        animator.fractionComplete = CGFloat(share)
        #expect(abs(x(view) - CGFloat(place)) < 1e-9 && abs(x(late) - CGFloat(place)) < 1e-9, "both come to the ends")
      }
    }
  }

  @Test func partsGoOnFromWhereTheyStood() {
    stage.perform {
      let animator = animator(UICubicTimingParameters(animationCurve: .easeIn))
      animator.startAnimation()
      stage.advance(to: 0.8)
      let before = x(late)
      animator.pauseAnimation()
      animator.startAnimation()
      #expect(abs(x(late) - before) < 1e-9)
      var last = before
      for step in 1...10 {
        stage.advance(to: 0.8 + 0.03 * Double(step))
        #expect(x(late) >= last)
        last = x(late)
      }
      stage.advance(to: 3)
      #expect(late.center.x == 105 && animator.state == .inactive)
    }
  }

  @Test func aSpringStaysBeyondItsTarget() {
    stage.perform {
      let view = view
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { view.center.x += 100 }
      animator.startAnimation()
      stage.advance(to: 0.1)
      let before = x(view)
      #expect(before > 130)
      animator.pauseAnimation()
      #expect(abs(x(view) - before) < 1e-9 && abs(animator.fractionComplete - before / 100) < 1e-9)
      animator.fractionComplete = animator.fractionComplete
      #expect(abs(x(view) - before) < 1e-9)
      animator.fractionComplete = 0.5
      #expect(abs(x(view) - 50) < 1e-9)
      animator.fractionComplete = 1.25
      #expect(abs(x(view) - 125) < 1e-9)
    }
  }

  @Test func aReversedSpringStaysBeyondItsTarget() {
    stage.perform {
      let view = view
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) { view.center.x += 100 }
      animator.startAnimation()
      stage.advance(to: 0.1)
      let before = x(view)
      animator.pauseAnimation()
      animator.isReversed = true
      #expect(abs(animator.fractionComplete - (1 - before / 100)) < 1e-9 && abs(x(view) - before) < 1e-9)
      animator.startAnimation()
      stage.advance(to: 5)
      #expect(view.center.x == 5)
    }
  }

  @Test func animatorsThatKeepTheirPaceStayToo() {
    stage.perform {
      let view = view
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x += 100 }
      animator.scrubsLinearly = false
      animator.startAnimation()
      stage.advance(to: 0.5)
      let before = x(view)
      animator.pauseAnimation()
      #expect(abs(x(view) - before) < 1e-9 && abs(animator.fractionComplete - 0.5) < 1e-9)
      animator.fractionComplete = 0.25
      #expect(abs(Double(x(view)) - 100 * TimingCurve.easeIn.value(at: 0.25)) < 1e-9)
      animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
      #expect(abs(Double(x(view)) - 100 * TimingCurve.easeIn.value(at: 0.25)) < 1e-9)
    }
  }

  @Test func stoppingMovesNothing() {
    stage.perform {
      let animator = animator(UISpringTimingParameters(dampingRatio: 0.2))
      animator.startAnimation()
      stage.advance(to: 0.6)
      let before = [x(view), x(late)]
      animator.stopAnimation(true)
      #expect(abs(x(view) - before[0]) < 1e-9 && abs(x(late) - before[1]) < 1e-9)
      #expect(abs(view.center.x - 5 - before[0]) < 1e-9 && view.layer.animationKeys() == nil)
    }
  }

  @Test func stoppingLeavesTheModelOfOtherAnimatorsAlone() {
    stage.perform {
      let view = view
      let moving = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
      let further = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.alpha = 0
        view.center.x += 40
      }
      moving.startAnimation()
      further.startAnimation()
      stage.advance(to: 0.5)
      moving.stopAnimation(true)
      #expect(abs(x(view) - 70) < 1e-9 && view.alpha == 0)
      stage.advance(to: 2)
      #expect(abs(view.center.x - 95) < 1e-9 && view.alpha == 0)
    }
  }

  @Test func turningAContinuedAnimatorRoundMovesNothing() {
    stage.perform {
      let view = view
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x += 100 }
      animator.startAnimation()
      stage.advance(to: 0.5)
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      stage.advance(to: 0.7)
      let before = x(view)
      animator.isReversed = true
      #expect(abs(x(view) - before) < 1e-9)
      stage.advance(to: 3)
      #expect(view.center.x == 5)
    }
  }

  @Test func laterPartsTakeTheTimeThatIsLeft() {
    stage.perform {
      let late = late
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
      animator.addAnimations {}
      animator.startAnimation()
      stage.advance(to: 0.5)
      animator.addAnimations { late.center.x += 100 }
      stage.advance(to: 0.999)
      #expect(x(late) > 99, "it ends with the animator, not cut off")
    }
  }

  @Test func anAnimatorReversedBeforeItsStartBeginsAtItsEnd() {
    stage.perform {
      let view = view
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
      animator.isReversed = true
      animator.startAnimation()
      stage.advance(to: 0.25)
      #expect(abs(x(view) - 75) < 1e-9 && abs(animator.fractionComplete - 0.25) < 1e-9)
      stage.advance(to: 2)
      #expect(view.center.x == 5)
    }
  }
}
