internal import Dispatch

extension StageTime {
  /// Lets the work of other queues run while the main queue's waits for `isDone`.
  ///
  /// Time stands still meanwhile. If nothing that is due now brings the end, a diagnostic says so: on a device the main thread would stand
  /// still, and perhaps for ever.
  nonisolated static func wait(for what: String, until isDone: @Sendable () -> Bool) -> DispatchTimeoutResult {
    if isDone() { return .success }
    guard !ForeignCalls.isForeign else { return waitOnOtherThread(until: isDone) }
    let isReached = MainActor.assumeIsolated {
      while let time = current, let call = time.events.takeNextOffMain(at: time.now) {
        time.run(call)
        if isDone() { return true }
      }
      current?.diagnose("\(what) waits for work that does not come at this time: use notify, or a completion")
      return false
    }
    return isReached ? .success : .timedOut
  }

  /// Told of every permit and every end, for the threads that wait.
  private nonisolated static let changed = NSCondition()

  /// Another thread stands still until it may go on.
  nonisolated private static func waitOnOtherThread(until isDone: @Sendable () -> Bool) -> DispatchTimeoutResult {
    changed.lock()
    while !isDone() { changed.wait() }
    changed.unlock()
    return .success
  }

  /// Lets threads look again whether they may go on.
  nonisolated static func waitersMayGoOn() {
    changed.lock()
    changed.broadcast()
    changed.unlock()
  }
}
