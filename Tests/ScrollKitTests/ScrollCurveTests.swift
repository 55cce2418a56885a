import ScrollKit
import Testing

import func Foundation.exp
import func Foundation.log
import func Foundation.pow

/// Where an offset is when nobody holds it, against formulas written out by the C library.
struct ScrollCurveTests {
  private let axis = ScrollAxis(low: 0, high: 4000, length: 200)

  private func steps(_ curve: ScrollCurve) -> [Double] { (0...Int(curve.end * 60)).map { Double($0) / 60 } }

  @Test(arguments: [(0.998, 0.4995), (0.99, 0.0995)]) func aFlingSlowsDownByTheRate(rate: Double, factor: Double) {
    for speed in [750.0, 2000, 4875] {
      let curve = ScrollCurve.fling(from: 100, velocity: speed, rate: rate, in: axis, bounces: true)
      for t in steps(curve) {
        let published = 100 + speed * -1 / (1000 * log(rate)) * (1 - pow(rate, 1000 * t))
        #expect(abs(curve.value(at: t) - published) < 0.01)
        #expect(abs(curve.velocity(at: t) - speed * pow(rate, 1000 * t)) < 0.01)
      }
      #expect(abs(curve.end - log(10 / speed) / (1000 * log(rate))) < 1e-9)
      #expect(abs(curve.rest - (100 + (speed - 10) * factor)) < 0.05 + speed * 0.0001)
    }
  }

  @Test func aFlingBackMirrorsAFlingForth() {
    let forth = ScrollCurve.fling(from: 1000, velocity: 800, rate: 0.998, in: axis, bounces: true)
    let back = ScrollCurve.fling(from: 1000, velocity: -800, rate: 0.998, in: axis, bounces: true)
    for t in steps(forth) { #expect(abs(forth.value(at: t) + back.value(at: t) - 2000) < 1e-9) }
  }

  @Test func contentSlowerThanTenPointsASecondStands() {
    #expect(ScrollCurve.fling(from: 7, velocity: 10, rate: 0.998, in: axis, bounces: true) == .still(7))
  }

  /// The bounce begins where and when the edge is crossed, with the velocity there, and overshoots by v/(11 e).
  @Test func aBounceGoesOnFromTheEdge() {
    let time = -1 / (1000 * log(0.998))
    let curve = ScrollCurve.fling(from: 3800, velocity: 2000, rate: 0.998, in: axis, bounces: true)
    let crossing = -time * log(1 - 200 / (2000 * time))
    let speed = 2000 - 200 / time
    for t in steps(curve) {
      let u = t - crossing
      let published = u < 0 ? 3800 + 2000 * time * (1 - exp(-t / time)) : 4000 + speed * u * exp(-11 * u)
      #expect(abs(curve.value(at: t) - published) < 0.01)
    }
    #expect(abs(curve.value(at: crossing + 1 / 11) - 4000 - speed / (11 * exp(1))) < 0.01)
    #expect(curve.rest == 4000 && curve.value(at: curve.end) == 4000)
    let stopped = ScrollCurve.fling(from: 3800, velocity: 2000, rate: 0.998, in: axis, bounces: false)
    #expect(abs(stopped.end - crossing) < 1e-9 && stopped.rest == 4000)
  }

  /// Two decays of 9 and 46 per second, together at rest at the beginning.
  @Test func contentHeldBeyondAnEndComesBack() {
    let curve = ScrollCurve.fling(from: -60, velocity: 0, rate: 0.998, in: axis, bounces: true)
    for t in steps(curve) {
      let published = -60 * (46 * exp(-9 * t) - 9 * exp(-46 * t)) / 37
      #expect(abs(curve.value(at: t) - published) < 0.01)
    }
    let flung = ScrollCurve.fling(from: -60, velocity: -500, rate: 0.998, in: axis, bounces: true)
    for t in steps(flung) {
      #expect(abs(flung.value(at: t) - (-60 + (-500 - 11 * 60) * t) * exp(-11 * t)) < 0.01)
    }
    #expect(flung.rest == 0)
  }

  @Test func aPageTurnsOnASpring() {
    let curve = ScrollCurve.page(from: 130, velocity: 400, to: 200)
    for t in steps(curve) {
      #expect(abs(curve.value(at: t) - (200 + (-70 + (400 - 20 * 70) * t) * exp(-20 * t))) < 0.01)
    }
    #expect(curve.rest == 200 && curve.end < 0.6)
  }

  @Test func aGlideRestsAtItsTarget() {
    let curve = ScrollCurve.glide(from: 0, to: 300, rate: 0.998)
    #expect(curve.value(at: 0) == 0 && curve.value(at: curve.end) == 300 && curve.rest == 300)
    #expect(zip(steps(curve), steps(curve).dropFirst()).allSatisfy { curve.value(at: $0) < curve.value(at: $1) })
  }

  // MARK: The rubber band

  @Test func contentGivesWayByTheRubberBand() {
    for pull in [1.0, 20, 150, 1000] {
      let published = (1 - 1 / (pull * 0.55 / 200 + 1)) * 200
      #expect(abs(axis.banded(-pull) + published) < 1e-9)
      #expect(abs(axis.banded(4000 + pull) - 4000 - published) < 1e-9)
      #expect(abs(axis.place(showing: axis.banded(-pull)) + pull) < 1e-6)
    }
    #expect(axis.banded(123) == 123 && axis.place(showing: 123) == 123)
  }
}
