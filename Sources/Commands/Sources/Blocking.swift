import Foundation

/// Work that waits for other processes, on a thread of its own: the threads that tasks share are as few as the processors.
enum Blocking {
  static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result { try work() }) }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }
}
