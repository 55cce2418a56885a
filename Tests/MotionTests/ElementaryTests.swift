import Motion
import Testing

@Suite struct ElementaryTests {
  @Test func agreesWithHighPrecisionToOneUlp() {
    for (name, function, rows) in unaryTables {
      for row in rows {
        let value = function(row.argument)
        #expect((value - row.value).magnitude <= row.value.ulp, "\(name)(\(row.argument)) = \(value), not \(row.value)")
      }
    }
    for (name, function, rows) in binaryTables {
      for row in rows {
        let value = function(row.first, row.second)
        #expect(
          value == row.value || (value - row.value).magnitude <= row.value.ulp,
          "\(name)(\(row.first), \(row.second)) = \(value), not \(row.value)")
      }
    }
  }

  @Test func sineOfPiSurvives() {
    #expect(Elementary.sin(.pi) == 1.2246467991473532e-16)
    #expect(Elementary.sin(-.pi) == -1.2246467991473532e-16)
    #expect(Elementary.cos(.pi) == -1)
    #expect(Elementary.cos(.pi / 2) == 6.123233995736766e-17)
  }

  @Test func notANumberGivesNotANumber() {
    for (name, function, _) in unaryTables { #expect(function(.nan).isNaN, "\(name)") }
    for (name, function, _) in binaryTables {
      #expect(function(.nan, 2).isNaN && function(2, .nan).isNaN, "\(name)")
    }
  }

  @Test func oddFunctionsKeepTheSignOfZero() {
    for function in [Elementary.sin, Elementary.tan, { Elementary.atan2($0, 1) }, Elementary.expMinusOne] {
      #expect(function(-0.0).sign == .minus && function(0).sign == .plus && function(-0.0) == 0)
      #expect(function(-0x1p-1074) == -0x1p-1074)
    }
  }

  @Test func infiniteAnglesHaveNoSineCosineOrTangent() {
    for x in [Double.infinity, -.infinity] {
      #expect(Elementary.sin(x).isNaN && Elementary.cos(x).isNaN && Elementary.tan(x).isNaN)
    }
  }

  @Test func logarithmsOutsideTheirDomainAreNotNumbers() {
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(0) == -.infinity && Elementary.log(-0.0) == -.infinity && Elementary.log(1) == 0)
    #expect(Elementary.log(.infinity) == .infinity)
  }

  @Test func exponentialCoversTheWholeRange() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-.infinity) == 0 && Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(709.782712893384) < .infinity && Elementary.exp(709.7827128933841) == .infinity)
    #expect(Elementary.exp(-745.13) == 0x1p-1074 && Elementary.exp(-745.14) == 0 && Elementary.exp(-1e300) == 0)
    #expect(Elementary.expMinusOne(-.infinity) == -1 && Elementary.expMinusOne(.infinity) == .infinity)
  }

  @Test func atan2KnowsQuadrantsZerosAndInfinities() {
    let pi = Double.pi
    let rows: [(Double, Double, Double)] = [
      (0, 1, 0), (-0.0, 1, -0.0), (0, -1, pi), (-0.0, -1, -pi), (0, 0, 0), (-0.0, 0, -0.0), (0, -0.0, pi), (-0.0, -0.0, -pi),
      (1, 0, pi / 2), (-1, -0.0, -pi / 2), (1, .infinity, 0), (-1, .infinity, -0.0), (1, -.infinity, pi), (-1, -.infinity, -pi),
      (.infinity, 1, pi / 2), (-.infinity, -1, -pi / 2), (.infinity, .infinity, pi / 4), (.infinity, -.infinity, 3 * pi / 4),
      (-.infinity, .infinity, -pi / 4), (-.infinity, -.infinity, -3 * pi / 4), (1, 1, pi / 4), (-1, -1, -3 * pi / 4),
      (0x1p-1074, 1e308, 0), (1e308, 0x1p-1074, pi / 2),
    ]
    for (y, x, angle) in rows {
      let value = Elementary.atan2(y, x)
      #expect(value == angle && value.sign == angle.sign, "atan2(\(y), \(x)) = \(value)")
    }
    #expect(Elementary.atan2(.infinity, 1) == pi / 2 && Elementary.atan2(-.infinity, 1) == -pi / 2)
  }

  @Test func hypotenuseOfInfinityIsInfinite() {
    #expect(Elementary.hypot(.infinity, .nan) == .infinity && Elementary.hypot(1, -.infinity) == .infinity)
    #expect(Elementary.hypot(0, -0.3) == 0.3 && Elementary.hypot(0, 0) == 0)
  }

  /// The bits were recorded once; every machine, compiler and build mode must find the same.
  @Test func bitsAreTheSameEverywhere() {
    var numbers = NumberSequence(seed: 1)
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for _ in 0..<2000 {
      let (x, y) = (numbers.next(in: -20...20), numbers.next(in: 0...3))
      let values = [
        Elementary.sin(x), Elementary.cos(x), Elementary.tan(x), Elementary.atan2(x, y), Elementary.exp(x), Elementary.log(y),
        Elementary.hypot(x, y), Elementary.expMinusOne(x),
      ]
      for value in values where !value.isNaN { digest = (digest ^ value.bitPattern) &* 0x100_0000_01b3 }
    }
    #expect(digest == 9_816_646_522_927_314_633)
  }

  @Test func theCosineIsMonotoneNearAQuarterTurn() {
    for index in 0..<2000 {
      let x = Double.pi / 2 + Double(index - 1000) * 0x1p-52
      #expect(Elementary.cos(x.nextUp) <= Elementary.cos(x))
    }
  }
}
