internal import Synchronization

/// The place where the answer to one request is put, from whichever thread has it.
package final class Reply: Sendable {
  private struct State {
    var response: Response?
    var isOpen = false
    var events: [UInt8] = []
    var isWanted = true
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  package init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Whether somebody still waits for the answer.
  package var isWanted: Bool { state.withLock(\.isWanted) }

  /// The answer; nil as long as there is none.
  package var response: Response? { state.withLock(\.response) }

  /// Answers. Only the first answer counts.
  package func send(_ response: Response) {
    state.withLock { if $0.response == nil { $0.response = response } }
    wake()
  }

  /// Begins an answer that tells of events as they come; it ends when the other side goes.
  package func open() {
    state.withLock {
      if $0.response == nil { ($0.response, $0.isOpen) = (Response(type: "text/event-stream", body: []), true) }
    }
    wake()
  }

  /// Tells an event to an answer that is open.
  package func tell(_ event: String, _ text: String) {
    add("event: \(event)\ndata: \(text)\n\n")
  }

  /// Sends what only shows that the connection stands.
  func keepAlive() { add(":\n\n") }

  private func add(_ text: String) {
    state.withLock { if $0.isOpen { $0.events += text.utf8 } }
    wake()
  }

  func abandon() { state.withLock { $0.isWanted = false } }

  /// The answer's beginning, once it is there, and whether more follows.
  func taken() -> (response: Response, isOpen: Bool)? {
    state.withLock { state in state.response.map { ($0, state.isOpen) } }
  }

  /// The events that were told since the last call.
  func takeEvents() -> [UInt8] {
    state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }
}
