private import Dispatch
private import Synchronization

/// A value that takes long to make. The first thread that asks for it makes it; other threads that ask meanwhile wait.
///
/// So making a value never depends on a free worker thread, and a thread waits only while another thread makes the value.
final class Deferred<Value: Sendable>: Sendable {
  typealias Work = @Sendable () throws(CodecError) -> Value

  private enum State {
    case due(Work)
    /// Being made; who waits waits for the group.
    case underWay(DispatchGroup)
    case made(Result<Value, CodecError>)
  }

  /// Never held while a value is made: on Linux a thread that waits for a mutex computes all the while.
  private let state: Mutex<State>

  init(_ work: @escaping Work) {
    state = Mutex(.due(work))
  }

  /// Starts to make the value on another thread at once.
  static func started(_ work: @escaping Work) -> Deferred {
    let deferred = Deferred(work)
    Task.detached { _ = deferred.result() }
    return deferred
  }

  private enum Step {
    case make(Work, DispatchGroup)
    case wait(DispatchGroup)
    case done(Result<Value, CodecError>)
  }

  private func result() -> Result<Value, CodecError> {
    let step: Step = state.withLock { state in
      switch state {
      case .made(let result): return .done(result)
      case .due(let work):
        let group = DispatchGroup()
        group.enter()
        state = .underWay(group)
        return .make(work, group)
      case .underWay(let group): return .wait(group)
      }
    }
    switch step {
    case .done(let result): return result
    case .make(let work, let group):
      let result = Result { () throws(CodecError) in try work() }
      state.withLock { $0 = .made(result) }
      group.leave()
      return result
    case .wait(let group):
      group.wait()
      return self.result()
    }
  }

  func value() throws(CodecError) -> Value {
    try result().get()
  }
}

/// Makes pieces of an output in parallel and hands them on in order.
struct ByteQueue {
  /// How many pieces may be waiting or in the making at once; at 0 each piece is made as it is added.
  let limit: Int
  private var pieces: [Deferred<[UInt8]>] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Starts to make a piece. If more than `limit` pieces are then in the queue, the oldest goes to `taker`.
  mutating func add(_ work: @escaping Deferred<[UInt8]>.Work, to taker: inout some ByteTaker) throws(CodecError) {
    guard limit > 0 else { return try taker.write(work()) }
    pieces.append(.started(work))
    try drain(to: &taker, leaving: limit)
  }

  /// Waits for all pieces except the newest `rest`, and gives them to `taker`.
  mutating func drain(to taker: inout some ByteTaker, leaving rest: Int = 0) throws(CodecError) {
    while pieces.count > rest { try taker.write(pieces.removeFirst().value()) }
  }
}
