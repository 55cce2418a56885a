private import Synchronization

/// Bytes that take long to make: whoever comes first makes them, on its own thread, and the other waits.
///
/// So nothing depends on a worker being free, and a waiting thread waits only for one that is at work.
final class DeferredBytes: Sendable {
  typealias Work = @Sendable () throws(CodecError) -> [UInt8]

  private enum State {
    case due(Work)
    case made([UInt8])
    case failed(CodecError)
  }

  private let state: Mutex<State>

  init(_ work: @escaping Work) {
    state = Mutex(.due(work))
  }

  func make() {
    state.withLock { state in
      guard case .due(let work) = state else { return }
      do throws(CodecError) {
        state = .made(try work())
      } catch {
        state = .failed(error)
      }
    }
  }

  func bytes() throws(CodecError) -> [UInt8] {
    make()
    return try state.withLock { state throws(CodecError) in
      switch state {
      case .made(let bytes): return bytes
      case .failed(let error): throw error
      case .due: return []
      }
    }
  }
}

/// Makes pieces of an output beside each other and gives them out in order.
struct ByteQueue {
  /// How many pieces may wait or be under way at once; 0 makes each when it comes.
  let limit: Int
  private var pieces: [DeferredBytes] = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Pieces that came earlier and make room for this one, or this one, go to `write`.
  mutating func add(
    _ work: @escaping DeferredBytes.Work, write: ([UInt8]) throws(CodecError) -> Void
  ) throws(CodecError) {
    guard limit > 0 else { return try write(work()) }
    let piece = DeferredBytes(work)
    pieces.append(piece)
    Task.detached { piece.make() }
    try drain(to: limit, write: write)
  }

  mutating func drain(to count: Int = 0, write: ([UInt8]) throws(CodecError) -> Void) throws(CodecError) {
    while pieces.count > count { try write(pieces.removeFirst().bytes()) }
  }
}
