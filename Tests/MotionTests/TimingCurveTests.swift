import Motion
import Testing

@Suite struct TimingCurveTests {
  private static let samples = (0...1000).map { Double($0) / 1000 }

  @Test func controlPointsOfTheNamedCurves() {
    #expect(TimingCurve.linear == TimingCurve(0, 0, 1, 1))
    #expect(TimingCurve.easeIn == TimingCurve(0.42, 0, 1, 1))
    #expect(TimingCurve.easeOut == TimingCurve(0, 0, 0.58, 1))
    #expect(TimingCurve.easeInOut == TimingCurve(0.42, 0, 0.58, 1))
    #expect(TimingCurve.standard == TimingCurve(0.25, 0.1, 0.25, 1))
    #expect(TimingCurve.named.map(\.name) == ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
    #expect(Set(TimingCurve.named.map(\.curve)).count == TimingCurve.named.count)
  }

  /// The tolerance for values measured on a device: Core Animation's solver stops early, up to 1.9e-6 from the curve.
  private static let solverTolerance = 2e-6

  @Test(arguments: [
    (TimingCurve.easeIn, [0.017027, 0.093465, 0.315357, 0.621861, 0.839428]),
    (.easeOut, [0.160572, 0.378140, 0.684643, 0.906535, 0.982973]),
    (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    (.standard, [0.094795, 0.408511, 0.802403]),
  ])
  func valuesMatchMeasurements(curve: TimingCurve, values: [Double]) {
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect((curve.value(at: x) - y).magnitude <= Self.solverTolerance, "\(x)")
    }
  }

  @Test func namedCurvesRiseFromZeroToOne() {
    for (name, curve) in TimingCurve.named {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1, "\(name)")
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1 && curve.value(at: .nan) == 0, "\(name)")
      for (x, next) in zip(Self.samples, Self.samples.dropFirst()) {
        let rise = curve.value(at: next) - curve.value(at: x)
        #expect(rise >= 0 && rise <= 0.003, "\(name) at \(x)")
        #expect((0...2.5).contains(curve.velocity(at: x)), "\(name) at \(x)")
      }
    }
  }

  @Test func namedCurvesAreSymmetrical() {
    for x in Self.samples {
      #expect((TimingCurve.easeInOut.value(at: x) + TimingCurve.easeInOut.value(at: 1 - x) - 1).magnitude < 1e-15)
      #expect((TimingCurve.easeIn.value(at: x) + TimingCurve.easeOut.value(at: 1 - x) - 1).magnitude < 1e-15)
      #expect(TimingCurve.linear.value(at: x) == x && TimingCurve.linear.velocity(at: x) == 1)
      #expect(TimingCurve(0.3, 0.3, 0.9, 0.9).value(at: x) == x)
    }
  }

  /// The curve's y at `x`, found by halving the parameter's interval until it cannot be halved.
  private func bisected(_ curve: TimingCurve, at x: Double) -> Double {
    func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if coordinate(curve.x1, curve.x2, middle) < x { low = middle } else { high = middle }
    }
    return coordinate(curve.y1, curve.y2, (low + high) / 2)
  }

  @Test func agreesWithBisection() {
    let steps = [0, 0.1, 0.42, 0.9, 1]
    for x1 in steps {
      for x2 in steps {
        for (y1, y2) in [(0.0, 1.0), (1.7, -0.6), (0, 0), (0.3, 1.4)] {
          let curve = TimingCurve(x1, y1, x2, y2)
          for x in stride(from: 0.0, through: 1, by: 1.0 / 64) {
            let slope = curve.velocity(at: x).magnitude
            let tolerance = slope < .infinity ? 4e-15 * (1 + slope) : 1e-4
            #expect((curve.value(at: x) - bisected(curve, at: x)).magnitude <= tolerance, "\(curve) at \(x)")
          }
        }
      }
    }
  }

  @Test func velocityIsTheSlope() {
    for curve in TimingCurve.named.map(\.curve) + [TimingCurve(0.2, 1.5, 0.7, -0.5)] {
      for x in stride(from: 0.02, through: 0.98, by: 0.03) {
        let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
        #expect((curve.velocity(at: x) - slope).magnitude < 1e-6, "\(curve) at \(x)")
      }
    }
  }

  @Test func velocityAtTheEnds() {
    #expect(TimingCurve.standard.velocity(at: 0) == 0.4 && TimingCurve.standard.velocity(at: 1) == 0)
    #expect(TimingCurve.easeOut.velocity(at: 0) == 1 / 0.58)
    #expect(TimingCurve(0, 0.5, 1, 1).velocity(at: 0) == .infinity)
    #expect(TimingCurve(0, -0.5, 1, 1).velocity(at: 0) == -.infinity)
    #expect(TimingCurve(0.2, 0, 1, 0.5).velocity(at: 1) == .infinity)
  }

  @Test func abscissasAreClamped() {
    #expect(TimingCurve(-3, 0.5, 7, 0.6) == TimingCurve(0, 0.5, 1, 0.6))
    #expect(TimingCurve(.nan, 0, -0.0, 1) == TimingCurve(0, 0, 0, 1))
  }
}
