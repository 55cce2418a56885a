import Motion
import Testing

@Suite struct InterpolatableTests {
  @Test func endsAreExactAndEqualValuesStay() {
    var numbers = NumberSequence(seed: 3)
    for _ in 0..<200 {
      let (a, b) = (numbers.next(in: -9...9), numbers.next(in: -9...9))
      #expect(a.interpolated(to: b, by: 0) == a && a.interpolated(to: b, by: 1) == b)
      #expect(a.interpolated(to: a, by: 0.3) == a)
      let (v, w) = (SIMD4(a, b, 1, 2), SIMD4(b, a, a, b))
      #expect(v.interpolated(to: w, by: 0) == v && v.interpolated(to: w, by: 1) == w)
      #expect(v.interpolated(to: w, by: 0.3).x == a.interpolated(to: b, by: 0.3))
    }
  }

  @Test func fractionsBeyondTheEndsGoFurther() {
    #expect(2.0.interpolated(to: 4, by: 1.5) == 5 && 2.0.interpolated(to: 4, by: -0.5) == 1)
    #expect(SIMD2(0.0, 1).interpolated(to: SIMD2(2, 3), by: 2) == SIMD2(4, 5))
    #expect(1.0.advanced(by: 0.5, from: 2, to: 6) == 3)
    #expect(SIMD3(1.0, 0, 0).advanced(by: -1, from: SIMD3(0, 0, 0), to: SIMD3(1, 2, 3)) == SIMD3(0, -2, -3))
  }

  @Test func distancesAreEuclidean() {
    #expect(3.0.distance(to: -1) == 4 && SIMD2(1.0, 1).distance(to: SIMD2(4, 5)) == 5)
    #expect(SIMD4(0.0, 0, 0, 0).distance(to: SIMD4(1, 1, 1, 1)) == 2)
  }

  /// red → blue at alpha ½, straight and gamma-encoded.
  @Test func coloursMixComponentByComponent() {
    #expect(SIMD4(1.0, 0, 0, 1).interpolated(to: SIMD4(0, 0, 1, 0.5), by: 0.5) == SIMD4(0.5, 0, 0.5, 0.75))
  }
}
