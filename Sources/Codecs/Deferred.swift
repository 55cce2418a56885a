private import Synchronization

/// Something that takes long to make: whoever comes first makes it, on its own thread, and the others wait.
///
/// So nothing depends on a worker being free, and a waiting thread waits only for one that is at work.
final class Deferred<Value: Sendable>: Sendable {
  typealias Work = @Sendable () throws(CodecError) -> Value

  private enum State {
    case due(Work)
    case made(Result<Value, CodecError>)
  }

  private let state: Mutex<State>

  init(_ work: @escaping Work) {
    state = Mutex(.due(work))
  }

  /// Starts on another thread.
  static func started(_ work: @escaping Work) -> Deferred {
    let deferred = Deferred(work)
    Task.detached { _ = deferred.result() }
    return deferred
  }

  private func result() -> Result<Value, CodecError> {
    state.withLock { state in
      switch state {
      case .made(let result): return result
      case .due(let work):
        let result = Result { () throws(CodecError) in try work() }
        state = .made(result)
        return result
      }
    }
  }

  func value() throws(CodecError) -> Value {
    try result().get()
  }
}

/// Makes pieces of an output beside each other and gives them out in order.
struct ByteQueue {
  /// How many pieces may wait or be under way at once; 0 makes each when it comes.
  let limit: Int
  private var pieces: [Deferred<[UInt8]>] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Pieces that came earlier and make room for this one, or this one, go to `write`.
  mutating func add(
    _ work: @escaping Deferred<[UInt8]>.Work, write: ([UInt8]) throws(CodecError) -> Void
  ) throws(CodecError) {
    guard limit > 0 else { return try write(work()) }
    pieces.append(.started(work))
    try drain(to: limit, write: write)
  }

  mutating func drain(to count: Int = 0, write: ([UInt8]) throws(CodecError) -> Void) throws(CodecError) {
    while pieces.count > count { try write(pieces.removeFirst().value()) }
  }
}
