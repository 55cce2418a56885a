import Motion
import Testing

@Suite struct SpringTests {
  @Test func positionsMatchMeasurements() {
    let rows: [(Spring, [Double])] = [
      (Spring(mass: 1, stiffness: 100, damping: 10), [10.4405, 61.0493, 102.3360, 111.8446]),
      (Spring(mass: 1, stiffness: 100, damping: 20), [9.0204, 44.2175, 71.2703, 93.8901]),
      (Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5), [29.3078, 87.3205, 116.0415, 107.6722]),
    ]
    for (spring, positions) in rows {
      for (t, position) in zip([0.05, 0.15, 0.25, 0.45], positions) {
        #expect((100 * spring.value(at: t) - position).magnitude < 0.6e-4, "\(spring) at \(t)")
      }
    }
  }

  @Test func overdampingIsPlayedAsCriticalUnlessAllowed() {
    let system = Spring(mass: 3, stiffness: 1000, damping: 500)
    for (t, x) in zip([0.1, 0.2, 0.3, 0.5], [0.5448, 0.8793, 0.9729, 0.9989]) {
      #expect((system.value(at: t) - x).magnitude < 0.6e-4)
    }
    #expect((system.naturalFrequency - 18.257).magnitude < 0.0005)
    let critical = Spring(mass: 1, stiffness: 100, damping: 20)
    let over = Spring(mass: 1, stiffness: 100, damping: 30)
    let allowed = Spring(mass: 1, stiffness: 100, damping: 30, allowsOverdamping: true)
    for t in [0.05, 0.15, 0.25, 0.45] {
      #expect(critical.value(at: t) == over.value(at: t) && critical.velocity(at: t) == over.velocity(at: t))
      #expect(allowed.value(at: t) < critical.value(at: t))
    }
    #expect(over.settlingDuration == critical.settlingDuration && over.dampingRatio == 1.5)
  }

  @Test func springsRestBeforeTheStart() {
    let spring = Spring(initialVelocity: 5)
    #expect(spring.value(at: 0) == 0 && spring.value(at: -1) == 0 && spring.value(at: .nan) == 0)
    #expect(spring.velocity(at: 0) == 5 && spring.velocity(at: -1) == 0)
    #expect(spring.value(at: .infinity) == 1 && spring.velocity(at: .infinity) == 0)
    #expect(spring.value(at: 1e6) == 1)
  }

  private static let grid: [Spring] = [0, 0.001, 0.1, 0.5, 0.9, 0.999999, 1, 1.000001, 1.1, 1.5, 4].flatMap { ratio in
    [1.0, 100, 900].flatMap { stiffness in
      [-20, -1, 0, 0.5, 5, 30].map { velocity in
        Spring(
          mass: 1, stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot(), initialVelocity: velocity,
          allowsOverdamping: true)
      }
    }
  }

  /// Runge and Kutta's fourth-order steps through x″ = ω²(1 − x) − 2βx′.
  private func integrated(_ spring: Spring, until end: Double, steps: Int) -> (x: Double, v: Double) {
    let (k, c, h) = (spring.stiffness / spring.mass, spring.damping / spring.mass, end / Double(steps))
    func pull(_ x: Double, _ v: Double) -> Double { k * (1 - x) - c * v }
    var (x, v) = (0.0, spring.initialVelocity)
    for _ in 0..<steps {
      let (v1, a1) = (v, pull(x, v))
      let (v2, a2) = (v + h / 2 * a1, pull(x + h / 2 * v1, v + h / 2 * a1))
      let (v3, a3) = (v + h / 2 * a2, pull(x + h / 2 * v2, v + h / 2 * a2))
      let (v4, a4) = (v + h * a3, pull(x + h * v3, v + h * a3))
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return (x, v)
  }

  @Test func agreesWithNumericIntegration() {
    for spring in Self.grid {
      for end in [0.01, 0.1, 0.4] {
        let (x, v) = integrated(spring, until: end, steps: 4000)
        let size = 1 + spring.initialVelocity.magnitude
        #expect((spring.value(at: end) - x).magnitude < 1e-10 * size, "\(spring) at \(end)")
        #expect((spring.velocity(at: end) - v).magnitude < 4e-9 * size, "\(spring) at \(end)")
      }
    }
  }

  @Test func velocityIsTheSlope() {
    for spring in Self.grid {
      for t in [0.05, 0.3, 1.1] {
        let slope = (spring.value(at: t + 1e-5) - spring.value(at: t - 1e-5)) / 2e-5
        #expect((spring.velocity(at: t) - slope).magnitude < 1e-5 * (1 + spring.initialVelocity.magnitude), "\(spring)")
      }
    }
  }

  @Test func nearlyCriticalSpringsMoveLikeCriticalOnes() {
    for delta in [1e-4, 1e-8, 1e-12] {
      let below = Spring(damping: 20 * (1 - delta), initialVelocity: 3, allowsOverdamping: true)
      let above = Spring(damping: 20 * (1 + delta), initialVelocity: 3, allowsOverdamping: true)
      for t in [0.01, 0.1, 1, 3] {
        #expect((below.value(at: t) - above.value(at: t)).magnitude < 4 * delta + 4e-16)
        #expect((below.velocity(at: t) - above.velocity(at: t)).magnitude < 40 * delta + 1e-14)
      }
    }
  }

  @Test func durationAndBounceDescribeASpring() {
    let rows: [(Double, Double, Double, Double, Double)] = [
      (0.5, 0, 157.913670, 25.132741, 0.8), (0.5, 0.3, 157.913670, 17.592919, 0.8629553),
      (0.35, 0.15, 322.272797, 30.518329, 0.5156555),
    ]
    for (duration, bounce, stiffness, damping, settling) in rows {
      let spring = Spring(perceptualDuration: duration, bounce: bounce)
      #expect((spring.stiffness - stiffness).magnitude < 1e-6 && (spring.damping - damping).magnitude < 1e-6)
      #expect((spring.settlingDuration - settling).magnitude < 1e-7)
      #expect(spring.allowsOverdamping && spring.mass == 1)
    }
    let flat = Spring(perceptualDuration: 0.5, bounce: -0.5)
    #expect((flat.damping - 4 * .pi / (0.5 * 0.5)).magnitude < 1e-12 && (flat.dampingRatio - 2).magnitude < 1e-14)
    #expect(Spring(perceptualDuration: 0.5, bounce: 0).dampingRatio == 1)
    #expect(Spring(perceptualDuration: 0, bounce: -7).value(at: 1).isFinite)
  }

  @Test func invalidValuesAreReset() {
    #expect(Spring() == Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0, allowsOverdamping: false))
    #expect(Spring(mass: 0, stiffness: -1, damping: -0.1, initialVelocity: .nan) == Spring())
    #expect(Spring(mass: .nan, stiffness: .infinity, damping: .nan, initialVelocity: .infinity) == Spring())
    var spring = Spring(mass: 2, stiffness: 3, damping: 4, initialVelocity: 5)
    spring.mass = -1
    spring.stiffness = 0
    spring.damping = -3
    spring.initialVelocity = .nan
    #expect(spring == Spring())
    spring.damping = 0
    #expect(spring.damping == 0)
  }

  @Test func extremeSpringsStayFinite() {
    for mass in [1e-100, 1, 1e100] {
      for stiffness in [1e-100, 1, 1e100] {
        for damping in [0, 1e-100, 1, 1e100] {
          for velocity in [0, 1e100] {
            let spring = Spring(
              mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity, allowsOverdamping: true)
            for t in [1e-9, 1, 1e9] {
              #expect(!spring.value(at: t).isNaN && !spring.velocity(at: t).isNaN, "\(spring) at \(t)")
            }
          }
        }
      }
    }
  }
}
