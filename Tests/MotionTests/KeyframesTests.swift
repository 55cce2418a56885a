import Motion
import Testing

@Suite struct KeyframesTests {
  private static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]
  private static let values = [0, 1, 0.5, 0.7]

  @Test(arguments: [
    (Keyframes<Double>.Mode.linear, nil, [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
    (.linear, [0, 0.1, 0.6, 1], [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
    (.discrete, nil, [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
  ])
  func valuesMatchMeasuredTables(mode: Keyframes<Double>.Mode, keyTimes: [Double]?, expected: [Double]) {
    let keyframes = Keyframes(values: Self.values, keyTimes: keyTimes, mode: mode)
    for (time, value) in zip(Self.times, expected) {
      #expect((keyframes.value(at: time) - value).magnitude < 1e-15, "\(time)")
    }
  }

  /// One keyframe of a view's block: start 0, duration 0.1, then held.
  @Test func holdsBetweenEqualValues() {
    let keyframes = Keyframes(values: [1.0, 0, 0], keyTimes: [0, 0.1, 1])
    #expect(keyframes.value(at: 0) == 1 && keyframes.value(at: 0.05) == 0.5)
    for time in [0.1, 0.1001, 0.5, 0.99, 1] { #expect(keyframes.value(at: time) == 0) }
  }

  @Test func everyModePassesThroughItsValuesExactly() {
    let keyTimes = [0, 0.1, 0.6, 1]
    let shapes = [SplineShape(tension: 0.3, continuity: -0.5, bias: 0.4), SplineShape(bias: -1)]
    for mode in [Keyframes<Double>.Mode.linear, .paced, .cubic] {
      let keyframes = Keyframes(values: Self.values, keyTimes: keyTimes, mode: mode, shapes: shapes)
      for (time, value) in zip(keyframes.keyTimes, Self.values) { #expect(keyframes.value(at: time) == value, "\(mode)") }
    }
    for mode in Keyframes<Double>.Mode.allCases {
      let keyframes = Keyframes(values: Self.values, keyTimes: keyTimes, mode: mode, shapes: shapes)
      #expect(keyframes.value(at: 0) == 0 && keyframes.value(at: 1) == 0.7, "\(mode)")
      #expect(keyframes.value(at: -2) == 0 && keyframes.value(at: 3) == 0.7 && keyframes.value(at: .nan) == 0, "\(mode)")
    }
  }

  @Test func aSingleValueIsConstant() {
    for mode in Keyframes<Double>.Mode.allCases {
      let keyframes = Keyframes(values: [3.0], mode: mode)
      for time in [-1, 0, 0.5, 1, 2] { #expect(keyframes.value(at: time) == 3, "\(mode)") }
    }
  }

  @Test func discreteValuesHoldUntilTheNextKeyTime() {
    let withEnd = Keyframes(values: [1.0, 2], keyTimes: [0, 0.7, 1], mode: .discrete)
    let without = Keyframes(values: [1.0, 2], keyTimes: [0, 0.7], mode: .discrete)
    for (time, value) in [(0, 1.0), (0.69, 1), (0.7, 2), (1, 2)] {
      #expect(withEnd.value(at: time) == value && without.value(at: time) == value)
    }
  }

  @Test func keyTimesThatDoNotFitAreIgnored() {
    let even = Keyframes(values: Self.values)
    for keyTimes in [[], [0, 1], [0, 0.6, 0.1, 1], [0, 0.1, 0.6, 1.5], [0, .nan, 0.6, 1], [0, 0.1, 0.6, 0.9, 1]] {
      #expect(Keyframes(values: Self.values, keyTimes: keyTimes).keyTimes == even.keyTimes)
    }
  }

  @Test func equalKeyTimesMakeAJump() {
    let keyframes = Keyframes(values: [0.0, 1, 5, 6], keyTimes: [0, 0.5, 0.5, 1])
    #expect(keyframes.value(at: 0.25) == 0.5 && keyframes.value(at: 0.5) == 5 && keyframes.value(at: 0.75) == 5.5)
    #expect((keyframes.value(at: 0.5.nextDown) - 1).magnitude < 1e-15)
    let smooth = Keyframes(values: [0.0, 1, 5, 6], keyTimes: [0, 0.5, 0.5, 1], mode: .cubic)
    #expect(smooth.value(at: 0.5) == 5 && smooth.value(at: 0.75).isFinite)
  }

  @Test func endValuesHoldBeforeAndAfterTheKeyTimes() {
    let keyframes = Keyframes(values: [1.0, 2], keyTimes: [0.25, 0.5])
    #expect(keyframes.value(at: 0.1) == 1 && keyframes.value(at: 0.375) == 1.5 && keyframes.value(at: 0.8) == 2)
  }

  @Test func curvesPaceTheSegmentsInTurn() {
    let keyframes = Keyframes(values: [0.0, 1, 3], curves: [.easeIn])
    #expect(keyframes.value(at: 0.25) == TimingCurve.easeIn.value(at: 0.5) && keyframes.value(at: 0.75) == 2)
    let back = Keyframes(values: [0.0, 1], curves: [TimingCurve(0.3, -1, 0.7, 2)])
    #expect(back.value(at: 0.15) < 0 && back.value(at: 0.85) > 1)
  }

  @Test func pacedKeepsAnEvenSpeed() {
    let keyframes = Keyframes(
      values: [SIMD2(0.0, 0), SIMD2(3, 4), SIMD2(3, 4), SIMD2(3, 9)], keyTimes: [0, 0.9, 0.95, 1], mode: .paced, curves: [.easeIn]
    )
    #expect(keyframes.keyTimes == [0, 0.5, 0.5, 1])
    #expect(keyframes.value(at: 0.25) == SIMD2(1.5, 2) && keyframes.value(at: 0.75) == SIMD2(3, 6.5))
    #expect(Keyframes(values: [2.0, 2, 2], mode: .paced).value(at: 0.3) == 2)
  }

  @Test func cubicPacedKeepsAnEvenSpeed() {
    let values = [SIMD2(0.0, 0), SIMD2(10, 1), SIMD2(11, 30), SIMD2(80, 2)]
    let keyframes = Keyframes(values: values, mode: .cubicPaced)
    let points = (0...100).map { keyframes.value(at: Double($0) / 100) }
    let speeds = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let mean = speeds.reduce(0, +) / 100
    #expect(speeds.allSatisfy { ($0 - mean).magnitude < 0.03 * mean }, "\(speeds)")
    #expect(Keyframes(values: [2.0, 2, 2], mode: .cubicPaced).value(at: 0.3) == 2)
  }

  @Test func cubicIsTheCatmullRomSpline() {
    let keyframes = Keyframes(values: [0.0, 1, 4, 5], mode: .cubic)
    // (−p₀ + 9p₁ + 9p₂ − p₃)/16 half-way between the inner values; beyond an end the step before it comes again.
    #expect((keyframes.value(at: 0.5) - (0 + 9 + 36 - 5) / 16).magnitude < 1e-15)
    #expect((keyframes.value(at: 1.0 / 6) - (1 + 0 + 9 - 4) / 16).magnitude < 1e-15)
    let line = Keyframes(values: [0.0, 1, 2, 3, 4], mode: .cubic)
    for time in [0.1, 0.4, 0.9] { #expect((line.value(at: time) - 4 * time).magnitude < 1e-15) }
    #expect((Keyframes(values: [0.0, 1], mode: .cubic).value(at: 0.2) - 0.2).magnitude < 1e-15)
  }

  @Test func cubicFollowsTheMeasuredWay() {
    let keyframes = Keyframes(values: [0, 1, 0.5, 0.7], mode: .cubic)
    for (time, value) in [(0.05, 0.1643), (0.2, 0.708), (0.3, 0.9608), (0.9, 0.618)] {
      #expect((keyframes.value(at: time) - value).magnitude < 1e-4, "\(time): \(keyframes.value(at: time))")
    }
  }

  @Test func tensionContinuityAndBiasBendTheSpline() {
    let values = [0.0, 1, 4, 5]
    func cubic(_ shape: SplineShape) -> Keyframes<Double> {
      Keyframes(values: values, mode: .cubic, shapes: Array(repeating: shape, count: 4))
    }
    // Tension 1 leaves no tangents, so each segment eases like s²(3 − 2s).
    #expect((cubic(SplineShape(tension: 1)).value(at: 0.4) - (1 + 3 * 0.2 * 0.2 * 2.6)).magnitude < 1e-14)
    // Continuity −1 makes straight lines inside.
    #expect((cubic(SplineShape(continuity: -1)).value(at: 0.4) - 1.6).magnitude < 1e-14)
    // With bias 1 the curve leaves a value in the direction in which it reached it.
    let start = cubic(SplineShape(bias: 1))
    #expect(((start.value(at: 1.0 / 3 + 1e-7) - 1) / 1e-7 - 3).magnitude < 1e-5)
  }

  @Test func cubicIsSmoothAlsoAtUnevenTimes() {
    let keyframes = Keyframes(values: [0.0, 1, 4, 2, 3], keyTimes: [0, 0.1, 0.5, 0.6, 1], mode: .cubic)
    for time in [0.1, 0.5, 0.6] {
      let before = (keyframes.value(at: time) - keyframes.value(at: time - 1e-7)) / 1e-7
      let after = (keyframes.value(at: time + 1e-7) - keyframes.value(at: time)) / 1e-7
      #expect((before - after).magnitude < 1e-3, "\(time)")
    }
  }

  @Test func matricesTurnThroughTheirKeyframes() {
    let values = [0.0, 1, 2, 3].map { AffineMatrix.rotation($0) }
    for mode in [Keyframes<AffineMatrix>.Mode.linear, .cubic] {
      let keyframes = Keyframes(values: values, mode: mode)
      #expect(keyframes.value(at: 0.5).distance(to: .rotation(1.5)) < 1e-14, "\(mode)")
    }
    let space = [0.0, 1, 2, 3].map { Matrix4.rotation($0, about: 0, 1, 0) }
    #expect(Keyframes(values: space, mode: .cubic).value(at: 0.5).distance(to: .rotation(1.5, about: 0, 1, 0)) < 1e-14)
  }
}
