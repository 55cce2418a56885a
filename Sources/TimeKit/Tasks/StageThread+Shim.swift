internal import Synchronization

/// The thread on which a stage advances, settles or performs at this moment.
///
/// Executors are asked for jobs on any thread. By this they know whether the code that asks is part of a stage's time.
enum StageThread {
  /// The thread's number; 0 while no stage performs.
  private static let performing = Atomic<UInt>(0)

  static var isCurrent: Bool { performing.load(ordering: .relaxed) == number }

  static func begin() { performing.store(number, ordering: .relaxed) }

  static func end() { performing.store(0, ordering: .relaxed) }

  /// The number of the thread that asks.
  fileprivate static var number: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}

/// Who runs code: a task, or where there is none, a thread.
enum Runner: Hashable, Sendable {
  case task(UInt)
  case thread(UInt)

  static var current: Runner {
    unsafe withUnsafeCurrentTask { task in
      unsafe task.map { unsafe .task(unsafeBitCast($0, to: UInt.self)) } ?? .thread(StageThread.number)
    }
  }
}
