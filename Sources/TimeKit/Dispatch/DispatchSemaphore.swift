public import Dispatch
internal import Synchronization

/// A number of permits for which work waits.
///
/// Queues share one thread. Work that waits lets the work of other queues run until there is a permit; if none comes at this time of the
/// stage, it goes on without one, and the stage says so.
public final class DispatchSemaphore: Sendable {
  private let permits: Mutex<Int>

  /// - Precondition: `value` is not negative.
  public init(value: Int) {
    insist(value >= 0, "A semaphore begins with no or some permits")
    permits = Mutex(value)
  }

  /// Adds a permit. Returns 0, because nobody stands and waits.
  @discardableResult
  public func signal() -> Int {
    permits.withLock { $0 += 1 }
    StageTime.waitersMayGoOn()
    return 0
  }

  public func wait() {
    _ = StageTime.wait(for: "a semaphore", until: take)
  }

  /// A time in the future is not waited for: the stage's time stands still meanwhile.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    timeout <= .now() ? (take() ? .success : .timedOut) : StageTime.wait(for: "a semaphore", until: take)
  }

  private func take() -> Bool {
    permits.withLock { permits in
      guard permits > 0 else { return false }
      permits -= 1
      return true
    }
  }
}
