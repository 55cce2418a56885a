public import Dispatch

/// Work that may be cancelled before its time has come.
@preconcurrency @MainActor
public final class DispatchWorkItem {
  private let block: () -> Void
  private var cancellations: [() -> Void] = []
  public private(set) var isCancelled = false

  /// There is one thread: the flags are taken and change nothing.
  public init(flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
    self.block = block
  }

  public func perform() {
    if !isCancelled { block() }
  }

  public func cancel() {
    isCancelled = true
    for cancellation in cancellations { cancellation() }
    cancellations = []
  }

  func enqueue(on queue: DispatchQueue, at time: DispatchTime) {
    let stage = StageTime.required(for: "DispatchQueue.main speaks for a stage")
    guard !isCancelled, time.seconds.isFinite else { return }
    let ticket = stage.events.add(at: max(time.seconds, stage.now), on: queue) { self.perform() }
    cancellations.append { [weak stage] in stage?.events.remove(ticket) }
  }
}

/// The number of nanoseconds in a second; code in the style of C multiplies intervals by such numbers.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
