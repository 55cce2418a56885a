import Testing
import TransitionKit

@MainActor
struct RandomNumbersTests {
  private func draw() -> [Double] {
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    return stage.perform {
      (0..<20).map { _ in Double(TransitionKit.arc4random_uniform(1000)) + TransitionKit.drand48() }
        + [Double(TransitionKit.arc4random())]
    }
  }

  @Test func everyStageDrawsTheSameNumbers() {
    let drawn = draw()
    #expect(drawn == draw())
    #expect(Set(drawn).count == drawn.count)
  }

  @Test func randomNumbersStayBelowTheirBound() {
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    stage.perform {
      let drawn = (0..<2000).map { _ in TransitionKit.arc4random_uniform(6) }
      #expect(Set(drawn) == [0, 1, 2, 3, 4, 5])
    }
  }

  /// The sequence of POSIX for the seed 42.
  @Test func drand48IsTheCLibrarys() {
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    stage.perform {
      TransitionKit.srand48(42)
      let drawn = (0..<3).map { _ in TransitionKit.drand48() }
      #expect(drawn == [0.7445250000610066, 0.342701478718908, 0.11108528244416149])
    }
  }
}
