import CStageClock
import Foundation
import Testing

struct StageClockTests {
  /// What a thread of its own reads of the clocks.
  private func onThread(_ body: @escaping @Sendable () -> [Double]) async -> [Double] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  private static let beginning = Double(STAGE_CLOCK_BEGINNING)

  @Test func everyClockShowsTheStagesTime() async {
    let read = await onThread {
      stage_clock_show(2.5)
      defer { stage_clock_hide() }
      var value = timeval()
      unsafe gettimeofday(&value, nil)
      return [
        Date().timeIntervalSince1970, Date.now.timeIntervalSince1970, ProcessInfo.processInfo.systemUptime,
        CFAbsoluteTime1970(), Double(time(nil)), Double(value.tv_sec),
      ]
    }
    let shown = Self.beginning + 2.5
    #expect(read == [shown, shown, shown, shown, Self.beginning + 2, Self.beginning + 2])
  }

  /// The time as Foundation counts it.
  private func CFAbsoluteTime1970() -> Double {
    Date.timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
  }

  @Test func sleepsReturnAtOnceAndCount() async {
    let read = await onThread {
      stage_clock_show(0)
      defer { stage_clock_hide() }
      Thread.sleep(forTimeInterval: 100)
      usleep(250_000)
      sleep(3)
      Thread.sleep(until: Date(timeIntervalSinceNow: 50))
      return [stage_clock_slept(), Date().timeIntervalSince1970]
    }
    #expect(abs(read[0] - 153.25) < 1e-6)
    #expect(abs(read[1] - Self.beginning - 153.25) < 1e-6)
  }

  @Test func otherThreadsAndLaterCodeHaveTheSystems() async {
    let before = Date()
    let read = await onThread {
      stage_clock_show(7)
      stage_clock_hide()
      return [Date().timeIntervalSince1970]
    }
    #expect(read[0] >= before.timeIntervalSince1970)
  }

  @Test func aLoopThatWaitsForTheClockEnds() async {
    let read = await onThread {
      stage_clock_show(0)
      defer { stage_clock_hide() }
      let end = Date(timeIntervalSinceNow: 0.01)
      while Date() < end {}
      return [stage_clock_slept()]
    }
    #expect(abs(read[0] - 0.01) < 0.002)
  }
}
