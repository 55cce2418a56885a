private import Dispatch
internal import Synchronization

/// Calls that other threads have given to a stage's queues. A stage takes them over in its next turn, with a diagnostic: when they come
/// differs from film to film.
enum ForeignCalls {
  private static let waiting = Mutex<[@MainActor () -> Void]>([])
  /// Tells the main queue's work from that of other threads.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that asks runs neither on a stage's thread nor as the main actor's.
  static var isForeign: Bool {
    !StageThread.isCurrent && !Thread.isMainThread && Dispatch.DispatchQueue.getSpecific(key: mark) == nil
  }

  static func add(_ call: @escaping @MainActor () -> Void) {
    waiting.withLock { $0.append(call) }
  }

  static func takeAll() -> [@MainActor () -> Void] {
    waiting.withLock { calls in
      defer { calls = [] }
      return calls
    }
  }
}

/// A stage's time as other threads may read it.
enum PublishedTime {
  private static let bits = Atomic<UInt64>(0)

  static var now: Double {
    get { Double(bitPattern: bits.load(ordering: .relaxed)) }
    set { bits.store(newValue.bitPattern, ordering: .relaxed) }
  }
}
