import LayerKit
import Testing
import TimeKit

import class TimeKit.DispatchQueue
import class TimeKit.Timer

/// What queues and timers do without a stage's views: each test has a time of its own, and runs nothing in between.
@MainActor
@Suite struct StageTimeTests {
  /// What has been called, in order.
  @MainActor private final class Calls {
    var names: [String] = []
  }

  private let time = StageTime(of: LayerScene(scale: 1))

  /// Makes the test's time the current one while `body` runs, and leaves what was.
  private func perform(_ body: () -> Void) {
    let (current, performing) = (StageTime.current, StageTime.performing)
    (StageTime.current, StageTime.performing) = (time, time)
    body()
    (StageTime.current, StageTime.performing) = (current, performing)
  }

  /// Runs what is due up to a time, call by call.
  private func run(until end: Double) {
    while let next = time.nextCall, next <= end {
      time.now = max(time.now, next)
      _ = time.runDue()
    }
  }

  @Test func callsComeByTimeThenInTheOrderInWhichTheyWereAskedFor() {
    let calls = Calls()
    perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { calls.names.append("late") }
      DispatchQueue.main.async { calls.names.append("first") }
      time.call(at: 0) { calls.names.append("second at \(time.now)") }
      #expect(calls.names == [] && time.nextCall == 0)
      run(until: 0.1)
      #expect(calls.names == ["first", "second at 0.0"] && time.nextCall == 0.2)
      run(until: 1)
    }
    #expect(calls.names == ["first", "second at 0.0", "late"] && time.nextCall == nil && time.unfinished == [])
  }

  @Test func aTimerIsNamedUntilItStops() {
    let calls = Calls()
    perform {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in calls.names.append("tick") }
      run(until: 1)
      #expect(calls.names.count == 4 && time.unfinished == ["a timer that repeats every 0.25 s never stops"])
      timer.invalidate()
      run(until: 2)
    }
    #expect(calls.names.count == 4 && time.unfinished == [])
  }

  @Test func whatWaitsIsNamed() {
    perform { DispatchQueue.main.asyncAfter(deadline: .now() + 3) {} }
    #expect(time.unfinished == ["work on the main queue waits for 3.0 s"])
  }

  @Test func theLogKeepsTheMoment() {
    perform {
      time.call(at: 0.5) { Logger().error("late by \(2)") }
      run(until: 1)
    }
    #expect(time.messages == [LoggedMessage(time: 0.5, type: .error, text: "late by 2")])
  }
}
