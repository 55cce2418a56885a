/// One connection: it brings a request, waits for the answer, gets it, and ends.
///
/// All of it happens on the server's thread. No step waits, so that a slow other side holds up nobody.
final class Connection {
  enum State: Equatable {
    case reading
    /// The answer is being made.
    case waiting
    case writing
    /// Events are told as they come.
    case telling
    /// Everything is sent; what still comes is not looked at.
    case leaving
    case over
  }

  /// How long each state may last without any progress, in seconds.
  struct Patience {
    /// For a whole request's head, however slowly it comes.
    var request = 10.0
    /// For the next piece of a body or an answer.
    var piece = 20.0
    var leaving = 1.0
    /// How often an open answer shows that it stands.
    var heartbeat = 15.0
  }

  /// The most bytes of events that wait for a side which does not read them.
  private static let mostEvents = 1 << 16

  let socket: LocalSocket
  private(set) var state = State.reading
  private let patience: Patience
  private var reader = RequestReader()
  private var isHead = false
  private(set) var reply: Reply?
  private var output: [UInt8] = []
  private var sent = 0
  private(set) var deadline: Double

  init(_ socket: LocalSocket, _ patience: Patience, now: Double) {
    (self.socket, self.patience) = (socket, patience)
    deadline = now + patience.request
  }

  var hasOutput: Bool { sent < output.count }

  /// Takes what has come.
  ///
  /// - Parameters:
  ///   - gate: looks at a request before its body is read.
  ///   - answer: is given a request once, and the place for its answer.
  func read(now: Double, gate: RequestReader.Gate, wake: @escaping @Sendable () -> Void, answer: (Request, Reply) -> Void) {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    // Others have their turn, too, while one side sends without end.
    for _ in 0..<16 where state != .over {
      switch socket.receive(into: &bytes) {
      case .later: return
      case .over: return end()
      case .bytes(let count):
        guard state == .reading else { continue }
        do throws(Refusal) {
          guard
            let request = try reader.take(
              bytes.prefix(count),
              gate: { request throws(Refusal) in
                let limit = try gate(request)
                // A body may be long: from here on its pieces are waited for, one by one.
                isHead = request.method == .head
                return limit
              })
          else {
            if reader.hasHead { deadline = now + patience.piece }
            continue
          }
          let reply = Reply(wake: wake)
          (self.reply, state, deadline) = (reply, .waiting, .infinity)
          answer(request, reply)
        } catch {
          write(Response(error).bytes(isHead: isHead), now: now)
        }
      }
    }
  }

  /// Sends what there is, and goes on to the next state.
  func write(now: Double) {
    if state == .waiting, let (response, isOpen) = reply?.taken() {
      write(response.bytes(isHead: isHead, isOpen: isOpen), now: now, then: isOpen ? .telling : .writing)
    }
    if state == .telling, let reply { output += reply.takeEvents() }
    while hasOutput, state == .writing || state == .telling {
      switch socket.send(output[sent...].prefix(1 << 18)) {
      case .later: return output.count - sent > Self.mostEvents && state == .telling ? end() : ()
      case .over: return end()
      case .bytes(let count):
        sent += count
        deadline = now + (state == .telling ? patience.heartbeat : patience.piece)
      }
    }
    if !hasOutput { (output, sent) = ([], 0) }
    if state == .writing, !hasOutput {
      socket.finish()
      (state, deadline) = (.leaving, now + patience.leaving)
    }
  }

  private func write(_ bytes: [UInt8], now: Double, then next: State = .writing) {
    (output, sent, state, deadline) = (bytes, 0, next, now + patience.piece)
  }

  /// Does what the deadline is for, once it has come.
  func check(now: Double) {
    guard now >= deadline else { return }
    switch state {
    case .reading: write(Response(408, "the request did not come in time").bytes(), now: now)
    case .telling where !hasOutput:
      deadline = now + patience.heartbeat
      reply?.keepAlive()
    default: end()
    }
  }

  func end() {
    state = .over
    reply?.abandon()
  }
}
