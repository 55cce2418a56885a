import Motion
import Testing

@Suite struct SpringSettlingTests {
  @Test func settlingMatchesMeasurementsBelowCriticalDamping() {
    let rows: [(Double, Double, Double, Double)] = [
      (100, 10, 0, 1.4727003346780927), (300, 20, 0, 0.7442555275721707), (100, 10, 5, 1.3815510557964275),
      (100, 1, 0, 13.91321015404625),
    ]
    for (stiffness, damping, velocity, duration) in rows {
      let spring = Spring(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      #expect((spring.settlingDuration - duration).magnitude <= 2 * duration.ulp, "\(spring.settlingDuration)")
    }
  }

  @Test func settlingMatchesMeasurementsAtCriticalDamping() {
    for (stiffness, damping, duration) in [(100.0, 20.0, 1.0), (400, 40, 0.5), (1, 2, 9.3)] {
      let spring = Spring(mass: 1, stiffness: stiffness, damping: damping)
      let tenths = (duration * 10).rounded()
      let counted = (0..<Int(tenths)).reduce(0.0) { sum, _ in sum + 0.1 }
      #expect(spring.settlingDuration == counted && (counted - duration).magnitude < 1e-13)
    }
  }

  @Test func springsWithoutDampingNeverSettle() {
    let never = Double(Float.greatestFiniteMagnitude)
    #expect(Spring(damping: 0).settlingDuration == never)
    #expect(Spring(perceptualDuration: 0.5, bounce: 1).settlingDuration == never)
    #expect(Spring(stiffness: 1e-9, damping: 1000, allowsOverdamping: true).settlingDuration == never)
  }

  @Test func aSettledSpringStaysNearItsTarget() {
    for ratio in [0.05, 0.3, 0.7, 0.95, 1, 1.4, 3] {
      let spring = Spring(damping: 20 * ratio, allowsOverdamping: true)
      let duration = spring.settlingDuration
      for step in 0..<50 {
        #expect((1 - spring.value(at: duration + Double(step) * 0.01)).magnitude < 0.001 * (1 + 1e-9), "\(ratio)")
      }
    }
  }
}
