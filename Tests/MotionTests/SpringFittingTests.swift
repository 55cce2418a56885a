import Motion
import Testing

@Suite struct SpringFittingTests {
  @Test func springsMatchThosePrintedOnDevices() {
    let rows: [(Double, Double, Double, Double, Double)] = [
      (0.404, 1, 0, 522.350287, 45.709968), (1, 0.5, 0, 161.719502, 12.716898), (1, 0.3, 0, 367.480953, 11.501876),
      (0.5, 0.4, 0, 923.746983, 24.314565), (0.5, 0.6, 0, 486.948547, 26.480293), (0.5, 0.9, 0, 287.698918, 30.531041),
      (0.5, 1, 0, 341.023698, 36.933654), (1, 0.1, 0, 2125.390120, 9.220391), (1, 0.5, 1, 152.868413, 12.363997),
      (0.5, 1, 20, 218.229162, 29.545163),
    ]
    for (duration, ratio, velocity, stiffness, damping) in rows {
      let spring = Spring.fitted(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      #expect((spring.stiffness - stiffness).magnitude < 1e-6 && (spring.damping - damping).magnitude < 1e-6, "\(spring)")
      #expect(spring.mass == 1 && spring.initialVelocity == velocity && !spring.allowsOverdamping)
    }
    let device = Spring.fitted(duration: 0.404, dampingRatio: 1)
    #expect((device.stiffness - 522.35).magnitude < 0.0005 && (device.damping - 45.7099552).magnitude < 2e-5)
  }

  /// Where the equation for the frequency has several roots, the fit is the root that twelve steps from 5/T lead to.
  @Test func theFrequencyIsThatOfTwelveSteps() {
    let rows: [(Double, Double, Double, Double, Double)] = [
      (0.5, 0.5, -3, 689.4303734683372, 26.257006178700898), (0.5, 0.8, 30, 329.38376476994654, 29.038292611843815),
      (0.5, 0.1, 5, 2076.8836611466663, 9.114567814540997), (0.4, 0.01, 1, 7668.558841816566, 1.7514061598403228),
      (0.4, 0.5, 100, 1513.0356202142345, 38.897758550001754),
      // In these rows twelve steps do not reach the root; the result after twelve steps counts.
      (1, 0.02, 60, 70393.82079959009, 10.612733544160248), (1, 0.3, 1000, 1161.0546861002147, 20.444551523476303),
      (1, 0.02, -40, 66555.22616967848, 10.319319835700682),
    ]
    for (duration, ratio, velocity, stiffness, damping) in rows {
      let spring = Spring.fitted(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      #expect((spring.stiffness - stiffness).magnitude < 1e-9 * stiffness, "\(spring)")
      #expect((spring.damping - damping).magnitude < 1e-9 * damping, "\(spring)")
    }
  }

  @Test func theSineTermIsAThousandthAtTheEnd() {
    for ratio in stride(from: 0.05, to: 1, by: 0.05) {
      let spring = Spring.fitted(duration: 0.7, dampingRatio: ratio)
      let decay = spring.damping / 2
      let swing = spring.naturalFrequency * (1 - ratio * ratio).squareRoot()
      #expect((decay / swing * Elementary.exp(-decay * 0.7) - 0.001).magnitude < 1e-14)
    }
    #expect(((1 - Spring.fitted(duration: 1, dampingRatio: 1).value(at: 1)) - 0.001).magnitude < 1e-15)
  }

  @Test func aSpringIsNearItsTargetWhenTheDurationIsOver() {
    let end = Spring.fitted(duration: 1, dampingRatio: 0.1).value(at: 1)
    #expect((end - 1.0022).magnitude < 0.00005)
  }

  @Test func argumentsAreClamped() {
    #expect(Spring.fitted(duration: 0.5, dampingRatio: 7) == Spring.fitted(duration: 0.5, dampingRatio: 1))
    #expect(Spring.fitted(duration: 0, dampingRatio: 1) == Spring.fitted(duration: 0.01, dampingRatio: 1))
    #expect(Spring.fitted(duration: 99, dampingRatio: 0.5) == Spring.fitted(duration: 10, dampingRatio: 0.5))
    #expect(Spring.fitted(duration: 1, dampingRatio: -1) == Spring.fitted(duration: 1, dampingRatio: 0))
    #expect(Spring.fitted(duration: .nan, dampingRatio: 1, initialVelocity: .nan) == Spring.fitted(duration: 0, dampingRatio: 1))
  }

  @Test func anyInputMakesAUsableSpring() {
    for ratio in [0, 1e-5, 0.0005, 0.001, 0.002, 0.05, 0.5, 0.9999999, 1] {
      for velocity in [-1e9, -50, -1, 0, 0.001, 1, 10, 50, 1000, 1e9] {
        for duration in [0.01, 0.3, 10] {
          let spring = Spring.fitted(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
          #expect(spring.value(at: duration / 2).isFinite && spring.velocity(at: duration).isFinite, "\(spring)")
        }
      }
    }
  }
}
