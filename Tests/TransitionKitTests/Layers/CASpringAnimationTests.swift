import Motion
import Testing
import TransitionKit

@MainActor @Suite struct CASpringAnimationTests {
  @Test func springsHaveApplesValuesAndRefuseImpossibleOnes() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
    (spring.mass, spring.stiffness, spring.damping) = (-1, 0, -3)
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect((spring.settlingDuration - 1.4727003346780927).magnitude < 1e-12)
    spring.speed = -2
    #expect((spring.settlingDuration - 1.4727003346780927 / 2).magnitude < 1e-12)
  }

  @Test func perceptualDurationAndBounce() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect((spring.stiffness - 157.913670).magnitude < 1e-6 && (spring.damping - 17.592919).magnitude < 1e-6)
    #expect((spring.perceptualDuration - 0.5).magnitude < 1e-12)
  }

  @Test func theDurationCutsASpringOff() {
    let stage = Stage.small()
    let view = stage.addView(CGRect(x: 0, y: 0, width: 10, height: 10))
    let spring = CASpringAnimation(keyPath: "position")
    spring.fromValue = CGPoint(x: 0, y: 0)
    spring.toValue = CGPoint(x: 100, y: 0)
    spring.duration = 0.3
    view.layer.add(spring, forKey: "move")
    for time in [0.05, 0.15, 0.25] {
      stage.advance(to: time)
      let x = Double(view.layer.presentation()?.position.x ?? .nan)
      #expect((x - 100 * Spring().value(at: time)).magnitude < 1e-12)
    }
    stage.advance(to: 0.3)
    #expect(view.layer.presentation()?.position.x == 5)
  }
}
