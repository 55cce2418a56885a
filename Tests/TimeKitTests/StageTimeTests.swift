import LayerKit
import Testing
import TimeKit

/// What queues and timers do without a stage's views: each test has a time of its own, and runs nothing in between.
@MainActor
@Suite struct StageTimeTests {
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
      time.runDue()
    }
  }

  @Test func callsComeByTimeThenInTheOrderInWhichTheyWereAskedFor() {
    var calls: [String] = []
    perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { calls.append("late") }
      DispatchQueue.main.async { calls.append("first") }
      time.call(at: 0) { calls.append("second at \(time.now)") }
      #expect(calls == [] && time.nextCall == 0)
      run(until: 0.1)
      #expect(calls == ["first", "second at 0.0"] && time.nextCall == 0.2)
      run(until: 1)
    }
    #expect(calls == ["first", "second at 0.0", "late"] && time.nextCall == nil && time.unfinished == [])
  }

  @Test func aTimerIsNamedUntilItStops() {
    var count = 0
    perform {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in count += 1 }
      run(until: 1)
      #expect(count == 4 && time.unfinished == ["a timer that repeats every 0.25 s never stops"])
      timer.invalidate()
      run(until: 2)
    }
    #expect(count == 4 && time.unfinished == [])
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
