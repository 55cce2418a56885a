import Film
import Testing

struct TimelineTests {
  private static let rates = [1, 12.5, 24, 25, 29.97, 30, 33.3, 50, 60, 100, 120, 960]
  private static let motions = [0, 0.01, 0.3, 0.4, 0.5, 0.6, 0.6000000000000001, 0.75, 1, 1.2, 59.99]
  private static let clocks: [Timeline.Clock] = [.exact, .centiseconds]

  private static func timeline(
    _ motion: Double, _ fps: Double, _ clock: Timeline.Clock, firstHold: Double = 0, lastHold: Double = 0
  ) -> Timeline {
    Timeline(motion: motion, fps: fps, clock: clock, firstHold: firstHold, lastHold: lastHold)
  }

  @Test(arguments: rates, clocks) func everyTimeComesFromItsIndex(fps: Double, clock: Timeline.Clock) {
    let timeline = Self.timeline(2, fps, clock, firstHold: 0.5, lastHold: 1)
    for frame in 0...timeline.frameCount {
      let time = Double(frame) / fps
      switch clock {
      case .exact: #expect(timeline.start(of: frame) == time)
      case .centiseconds:
        #expect(abs(timeline.start(of: frame) - time) < 0.005 + 1e-12)
        #expect((timeline.start(of: frame) * 100).rounded() / 100 == timeline.start(of: frame))
      }
    }
  }

  @Test(arguments: rates, motions) func theMotionIsSampledToItsEnd(fps: Double, motion: Double) {
    for clock in Self.clocks {
      let timeline = Self.timeline(motion, fps, clock, firstHold: 0.3)
      let moments = (0..<timeline.frameCount).map(timeline.moment(of:))
      #expect(moments == moments.sorted())
      #expect(moments[timeline.heldFrames] == (timeline.frameCount == timeline.heldFrames + 1 ? motion : 0))
      #expect(moments.last! >= motion)
      // A film with frames shorter than the clock's ticks, or without motion, shows the end more than once.
      #expect(moments.dropLast().allSatisfy { $0 < motion } || fps > 100 || motion == 0)
    }
  }

  @Test(arguments: [
    (0.6, 50.0, 31), (0.6, 30, 19), (0.6, 25, 16), (1, 60, 61), (0.4, 12.5, 6), (0.6, 33.3, 21), (0.5, 1, 2), (0, 50, 1),
  ])
  func withoutHoldsItIsTheMotionAndItsEnd(motion: Double, fps: Double, count: Int) {
    for clock in Self.clocks {
      let timeline = Self.timeline(motion, fps, clock)
      #expect(timeline.heldFrames == 0)
      #expect(timeline.frameCount == count)
    }
  }

  @Test func holdsAreCountedInFrames() {
    let timeline = Self.timeline(0.6, 50, .centiseconds, firstHold: 0.5, lastHold: 1)
    #expect(timeline.heldFrames == 25)
    #expect(timeline.frameCount == 25 + 30 + 50)
    #expect(timeline.start(of: timeline.frameCount) == 2.1)
    #expect((0...25).allSatisfy { timeline.moment(of: $0) == 0 })
    #expect(timeline.moment(of: 26) == 0.02)
    #expect(timeline.moment(of: 55) == 0.6)
  }

  @Test(arguments: rates) func aMinuteIsAMinuteLong(fps: Double) {
    let timeline = Self.timeline(59, fps, .centiseconds, lastHold: 1)
    #expect(abs(timeline.start(of: timeline.frameCount) - 60) <= 1 / fps + 0.005)
  }

  /// An end that lies a rounding error behind a mark costs no extra frame.
  @Test func aRoundingErrorInTheMotionAddsNoFrame() {
    #expect(Self.timeline(1.6 - 1, 50, .exact).frameCount == 31)
    #expect(Self.timeline(0.1 + 0.2, 10, .exact).frameCount == 4)
  }
}
