import Film
import Raster
import Testing
import TransitionKit

@MainActor
struct TimelineSamplerTests {
  private func samples(_ film: Film, countsCentiseconds: Bool = false) throws -> [TimedPicture] {
    var sampler = try TimelineSampler(film, countsCentiseconds: countsCentiseconds)
    let samples = (0..<sampler.frameCount).compactMap { _ in sampler.next() }
    #expect(samples.count == sampler.frameCount)
    #expect(sampler.next() == nil)
    return samples
  }

  @Test(arguments: [50, 25, 12.5]) func everyFrameShowsItsMoment(fps: Double) throws {
    for (frame, sample) in try samples(.running(1, fps: fps)).enumerated() {
      #expect(sample.start == Double(frame) / fps)
      #expect(sample.picture.rasterized().firstLight() == min(100, Int(Double(frame) * 100 / fps)))
    }
  }

  /// A GIF's frames are taken when they are shown: at 33.3 frames a second the second one at 3 cs, not at 3.003.
  @Test func centisecondsAreTakenOnTheMark() throws {
    for sample in try samples(.running(1, fps: 33.3), countsCentiseconds: true) {
      #expect((sample.start * 100).rounded() / 100 == sample.start)
      let expected = min(Int((sample.start * 100).rounded()), 100)
      #expect(sample.picture.rasterized().firstLight() == expected)
    }
  }

  @Test(arguments: [(0.25, 7.0), (0.3, 24), (0.33, 50)]) func theLastFrameShowsTheEnd(duration: Double, fps: Double) throws {
    let film = Film.running(duration, fps: fps)
    for counts in [false, true] {
      let last = try samples(film, countsCentiseconds: counts).last
      #expect(last?.picture.rasterized().firstLight() == 100)
    }
  }

  @Test func holdsStandStill() throws {
    let samples = try samples(.running(0.2, fps: 10, firstHold: 0.5, lastHold: 0.4))
    #expect(samples.map { $0.picture.rasterized().firstLight()! } == [0, 0, 0, 0, 0, 0, 50, 100, 100, 100, 100])
  }

  @Test func nothingMovesIsOnePicture() throws {
    let film = Film(size: CGSize(width: 4, height: 4), firstHold: 0, lastHold: 0) { _ in {} }
    #expect(try samples(film).count == 1)
  }

  @Test func anErrorWhileSettingUpIsTheFilms() {
    let error = StageError.neverEnds(["the set-up"], limit: 1)
    let film = Film(size: CGSize(width: 4, height: 4)) { _ in throw error }
    #expect(throws: error) { try TimelineSampler(film, countsCentiseconds: true) }
  }

  @Test func twoFilmsRunSideBySide() throws {
    var first = try TimelineSampler(.running(1, fps: 10), countsCentiseconds: false)
    var second = try TimelineSampler(.running(0.5, fps: 10), countsCentiseconds: false)
    for frame in 0...5 {
      #expect(first.next()?.picture.rasterized().firstLight() == frame * 10)
      #expect(second.next()?.picture.rasterized().firstLight() == frame * 20)
    }
  }

  // MARK: How often a film runs

  /// Films a view that moves for a second, beside a timer that never stops where `repeats` is set.
  private func counted(_ runs: Counter, fps: Double, repeats: Bool = false) -> Film {
    Film(size: CGSize(width: 110, height: 10), fps: fps, firstHold: 0.1, lastHold: 0.1) { stage in
      runs.count += 1
      let runner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      runner.backgroundColor = .white
      stage.window.addSubview(runner)
      return {
        UIView.animate(withDuration: 1) { runner.frame.origin.x = 100 }
        if repeats { Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in } }
      }
    }
  }

  @MainActor
  private final class Counter {
    var count = 0
  }

  /// A short film's only run finds out its length as well. A film that is longer, or goes on after its end, is run twice, and so is one of
  /// which moments are asked for by shares of its length.
  @Test(arguments: [(10, false, 1), (230, false, 1), (250, false, 2), (10, true, 2)])
  func aFilmRunsOnceWhereItCan(fps: Int, repeats: Bool, expected: Int) throws {
    let runs = Counter()
    let film = counted(runs, fps: Double(fps), repeats: repeats)
    let once = try samples(film)
    #expect(runs.count == expected)
    let twice = try samples(Take.rehearsed(film))
    #expect(once.map(\.start) == twice.map(\.start) && once.map(\.end) == twice.map(\.end))
    #expect(once.map { $0.picture.rasterized() } == twice.map { $0.picture.rasterized() })
  }

  @Test func aFilmOfMomentsRunsTwice() throws {
    let runs = Counter()
    var film = counted(runs, fps: 10)
    film.excerpt = .moments([.share(0.5)])
    #expect(try samples(film).count == 1 && runs.count == 2)
  }
}
