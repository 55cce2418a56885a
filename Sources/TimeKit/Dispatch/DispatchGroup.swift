public import Dispatch
internal import Synchronization

/// Work on several queues that is over together.
public final class DispatchGroup: Sendable {
  private struct Work: Sendable {
    let queue: DispatchQueue
    let item: @MainActor () -> Void
  }

  private struct State {
    var count = 0
    var waiting: [Work] = []
  }

  private let state = Mutex(State())

  public init() {}

  public func enter() {
    state.withLock { $0.count += 1 }
  }

  /// Balances `enter`; after the last one the waiting work goes to its queues.
  public func leave() {
    let due = state.withLock { state -> [Work] in
      insist(state.count > 0, "A DispatchGroup is left more often than it was entered")
      state.count -= 1
      guard state.count == 0 else { return [] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for work in due { work.queue.async(execute: work.item) }
    StageTime.waitersMayGoOn()
  }

  /// Lets the work of other queues run until the group is empty. Work that comes at a later time is not waited for, and the stage says so.
  public func wait() {
    _ = StageTime.wait(for: "a group") { state.withLock { $0.count == 0 } }
  }

  /// Like `wait()`; says whether the group is empty.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    StageTime.wait(for: "a group") { state.withLock { $0.count == 0 } }
  }

  /// Gives `work` to the queue when the group is empty; at once if it is empty now. Class and flags change nothing.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    let isEmpty = state.withLock { state in
      if state.count > 0 { state.waiting.append(Work(queue: queue, item: work)) }
      return state.count == 0
    }
    if isEmpty { queue.async(execute: work) }
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }
}
