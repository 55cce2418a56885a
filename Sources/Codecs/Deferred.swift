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

  /// Begins a piece. Pieces that came earlier and make room for it, or the piece itself, go to `taker`.
  mutating func add(_ work: @escaping Deferred<[UInt8]>.Work, to taker: inout some ByteTaker) throws(CodecError) {
    guard limit > 0 else { return try taker.write(work()) }
    pieces.append(.started(work))
    try drain(to: &taker, leaving: limit)
  }

  /// Waits for the pieces, but for so many of the newest, and gives them to `taker`.
  mutating func drain(to taker: inout some ByteTaker, leaving rest: Int = 0) throws(CodecError) {
    while pieces.count > rest { try taker.write(pieces.removeFirst().value()) }
  }
}
