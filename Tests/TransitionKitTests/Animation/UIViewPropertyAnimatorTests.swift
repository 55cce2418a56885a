import Motion
import Testing
import TransitionKit

@MainActor
struct UIViewPropertyAnimatorTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.window.addSubview(view)
    stage.advance(to: 1)
  }

  private var x: CGFloat { view.layer.presentation()!.position.x - 5 }

  private func animator(curve: UIView.AnimationCurve = .easeInOut) -> UIViewPropertyAnimator {
    let view = view
    return UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x += 100 }
  }

  @Test func runsAtItsPace() {
    stage.perform {
      let animator = animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      #expect(animator.state == .inactive && !animator.isRunning)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      for t in [0.1, 0.25, 0.5, 0.9] {
        stage.advance(to: 1 + t)
        #expect(abs(Double(x) - 100 * TimingCurve.easeInOut.value(at: t)) < 1e-9)
      }
      stage.advance(to: 2)
      #expect(ends == [.end] && animator.state == .inactive && view.center.x == 105)
    }
  }

  @Test func pausesWithoutJumpingAndScrubsLinearly() {
    stage.perform {
      let animator = animator(curve: .easeIn)
      animator.startAnimation()
      stage.advance(to: 1.5)
      let before = x
      animator.pauseAnimation()
      #expect(abs(x - before) < 1e-9)
      #expect(abs(Double(animator.fractionComplete) - TimingCurve.easeIn.value(at: 0.5)) < 1e-9)
      stage.advance(to: 9)
      #expect(abs(x - before) < 1e-9)
      animator.fractionComplete = 0.25
      #expect(abs(x - 25) < 1e-9)
    }
  }

  @Test func reversesToItsStartAndLeavesTheModelThere() {
    stage.perform {
      let animator = animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      stage.advance(to: 1.3)
      let there = x
      animator.isReversed = true
      #expect(abs(x - there) < 1e-9)
      stage.advance(to: 1.59)
      #expect(ends.isEmpty)
      stage.advance(to: 1.61)
      #expect(ends == [.start] && view.center.x == 5)
    }
  }

  @Test func continuesWithAnotherPace() {
    stage.perform {
      let animator = animator(curve: .linear)
      animator.fractionComplete = 0.5
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
      stage.advance(to: 2)
      #expect(abs(Double(x) - (50 + 50 * TimingCurve.easeIn.value(at: 0.5))) < 1e-9)
      stage.advance(to: 3)
      #expect(view.center.x == 105 && animator.state == .inactive)
    }
  }

  @Test func stopsWhereItIs() {
    stage.perform {
      let animator = animator(curve: .linear)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      stage.advance(to: 1.4)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && abs(view.center.x - 45) < 1e-9 && ends.isEmpty)
      animator.finishAnimation(at: .current)
      #expect(ends == [.current] && animator.state == .inactive)
    }
  }

  @Test func laterAnimationsTakeTheRemainingTime() {
    stage.perform {
      let animator = animator(curve: .linear)
      animator.startAnimation()
      stage.advance(to: 1.5)
      let view = view
      animator.addAnimations { view.center.y += 100 }
      stage.advance(to: 1.75)
      #expect(abs(view.layer.presentation()!.position.y - 55) < 1e-9)
      stage.advance(to: 2)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func delayFactorWaits() {
    stage.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      let view = view
      animator.addAnimations({ view.center.y += 100 }, delayFactor: 0.5)
      animator.startAnimation()
      stage.advance(to: 1.5)
      #expect(abs(view.layer.presentation()!.position.y - 5) < 1e-9)
      stage.advance(to: 1.75)
      #expect(abs(view.layer.presentation()!.position.y - 55) < 1e-9)
    }
  }

  @Test func springsSettle() {
    stage.perform {
      let animator = UIViewPropertyAnimator(duration: 5, timingParameters: UISpringTimingParameters())
      #expect(abs(animator.duration - Spring(mass: 3, stiffness: 1000, damping: 500).settlingDuration) < 1e-12)
      let fitted = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6)
      #expect(fitted.duration == 0.5)
    }
  }

  @Test func pausesOnCompletion() {
    stage.perform {
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      stage.advance(to: 5)
      #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
      animator.isReversed = true
      animator.startAnimation()
      stage.advance(to: 5.5)
      #expect(animator.isRunning)
    }
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 5.0), (.end, 105), (.current, 45)])
  func finishAnimationGoesToTheGivenPosition(position: UIViewAnimatingPosition, place: CGFloat) {
    stage.perform {
      let animator = animator(curve: .linear)
      animator.startAnimation()
      stage.advance(to: 1.4)
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
      #expect(abs(view.center.x - place) < 1e-9)
    }
  }

  @Test func stoppingWithoutFinishingCallsNoCompletion() {
    stage.perform {
      let animator = animator()
      var ends = 0
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      stage.advance(to: 1.4)
      animator.stopAnimation(true)
      stage.advance(to: 3)
      #expect(ends == 0 && animator.state == .inactive && view.center.x < 105)
    }
  }

  @Test func reversedWhilePausedGoesBack() {
    stage.perform {
      let animator = animator(curve: .linear)
      animator.fractionComplete = 0.75
      animator.isReversed = true
      #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      stage.advance(to: 1.7)
      #expect(animator.isRunning)
      stage.advance(to: 1.8)
      #expect(view.center.x == 5 && animator.state == .inactive)
    }
  }
}
