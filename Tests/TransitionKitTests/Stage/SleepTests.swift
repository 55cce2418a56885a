import Testing
import TransitionKit

/// Code that sleeps or asks for the date, on a stage.
@MainActor struct SleepTests {
  private let stage = Stage.small()

  /// Runs `body` and what comes of it; returns what it noted, each with its time in tenths of a second.
  private func notes(_ body: (@escaping @MainActor (String) -> Void) -> Void) throws -> [String] {
    var notes: [String] = []
    stage.perform { body { notes.append("\($0) \((CACurrentMediaTime() * 10).rounded() / 10)") } }
    try stage.settle()
    return notes
  }

  @Test func aQueueThatSleepsAnswersLater() throws {
    let notes = try notes { note in
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 1)
        DispatchQueue.main.async { note("answer") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note("half way") }
    }
    #expect(notes == ["half way 0.5", "answer 1.0"])
    #expect(stage.diagnostics == [])
  }

  @Test func aSerialQueueWaitsForItsSleepAndAConcurrentOneDoesNot() throws {
    for (attributes, second) in [(DispatchQueue.Attributes(), "second 2.5"), (.concurrent, "second 1.5")] {
      let began = stage.now
      let queue = DispatchQueue(label: "work", attributes: attributes)
      var found: [String] = []
      stage.perform {
        for (name, seconds) in [("first", 1.0), ("second", 1.5)] {
          queue.async {
            Thread.sleep(forTimeInterval: seconds)
            DispatchQueue.main.async { found.append("\(name) \(((stage.now - began) * 10).rounded() / 10)") }
          }
        }
      }
      try stage.settle()
      #expect(found == ["first 1.0", second])
    }
  }

  @Test func theMainQueuesSleepIsADiagnostic() throws {
    _ = try notes { note in
      DispatchQueue.main.async { Thread.sleep(forTimeInterval: 0.25) }
    }
    #expect(
      stage.diagnostics.map(\.text) == [
        "the main queue slept for 0.25 s: on a device nothing would answer meanwhile; use asyncAfter"
      ])
  }

  @Test func datesAreTheStages() throws {
    let began = stage.perform { Date() }
    var passed = -1.0
    stage.perform { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { passed = Date().timeIntervalSince(began) } }
    try stage.settle()
    #expect((passed - 2).magnitude < 1e-6)
    #expect(stage.perform { CFAbsoluteTimeGetCurrent() } == stage.perform { Date.timeIntervalSinceReferenceDate })
    #expect(stage.perform { DispatchTime.now().uptimeNanoseconds } == 2_000_000_000)
  }

  @Test func aRunLoopsWorkComesInTheNextTurn() throws {
    let notes = try notes { note in
      RunLoop.main.perform { note("performed") }
      RunLoop.current.perform(inModes: [.common]) { note("in modes") }
      let date = Date(timeIntervalSinceNow: 0.7)
      RunLoop.main.add(Timer(fire: date, interval: 0.1, repeats: false) { _ in note("timer") }, forMode: .common)
      note("asked")
    }
    #expect(notes == ["asked 0.0", "performed 0.0", "in modes 0.0", "timer 0.7"])
  }
}
