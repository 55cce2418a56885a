import Files
import Synchronization

/// Keeps what is written; fails at the call that `failsAt` counts down to.
final class MemorySink: ByteSink {
  struct State {
    var bytes: [UInt8] = []
    var isFinished = false
    var isDiscarded = false
    var callsBeforeFailure: Int
  }

  private let state: Mutex<State>

  init(failsAt call: Int = .max) {
    state = Mutex(State(callsBeforeFailure: call))
  }

  var bytes: [UInt8] { state.withLock { $0.bytes } }
  var isFinished: Bool { state.withLock { $0.isFinished } }
  var isDiscarded: Bool { state.withLock { $0.isDiscarded } }

  func write(_ bytes: [UInt8]) throws(FileError) {
    let refuses = state.withLock { state in
      state.callsBeforeFailure -= 1
      if state.callsBeforeFailure >= 0 { state.bytes += bytes }
      return state.callsBeforeFailure < 0
    }
    if refuses { throw .unwritable(file: "memory", reason: "it is full") }
  }

  func finish() { state.withLock { $0.isFinished = true } }

  func discard() { state.withLock { $0.isDiscarded = true } }
}
