internal import Dispatch

extension Stage {
  /// Lets the work of other queues run while the main queue's waits for `isDone`.
  ///
  /// Time stands still meanwhile. If nothing that is due now brings the end, a diagnostic says so: on a device the main thread would stand
  /// still, and perhaps for ever.
  nonisolated static func wait(for what: String, until isDone: @Sendable () -> Bool) -> DispatchTimeoutResult {
    if isDone() { return .success }
    guard !ForeignCalls.isForeign else { return waitOnOtherThread(until: isDone) }
    let isReached = MainActor.assumeIsolated {
      while let work = active.flatMap({ stage in stage.events.takeNextOffMain(at: stage.now) }) {
        work()
        if isDone() { return true }
      }
      active?.diagnose("\(what) waits for work that does not come at this time: use notify, or a completion")
      return false
    }
    return isReached ? .success : .timedOut
  }

  /// Another thread waits in real time.
  nonisolated private static func waitOnOtherThread(until isDone: @Sendable () -> Bool) -> DispatchTimeoutResult {
    while !isDone() { Thread.sleep(forTimeInterval: 0.001) }
    return .success
  }
}
