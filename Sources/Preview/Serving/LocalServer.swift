private import Foundation

/// Answers requests that come from this machine, on a thread of its own.
package final class LocalServer: Sendable {
  /// The most connections at once: a page has two or three.
  package static let mostConnections = 48

  /// The port that it listens on.
  package let port: UInt16
  private let listener: LocalSocket
  private let bell: Bell
  private let now: @Sendable () -> Double

  /// - Parameters:
  ///   - port: 0 takes any that is free.
  ///   - now: a clock in seconds, which may begin anywhere.
  /// - Throws: if the port is not to be had.
  package init(port: UInt16, now: @escaping @Sendable () -> Double) throws(ServerProblem) {
    (listener, self.port) = try LocalSocket.listening(on: port)
    bell = try Bell()
    self.now = now
  }

  /// Starts to answer.
  ///
  /// - Parameters:
  ///   - gate: looks at a request before its body is read, and tells how many bytes that may have.
  ///   - answer: is given each request on the server's thread, which it must not hold up, and the place for the answer.
  package func start(
    gate: @escaping @Sendable (Request) throws(Refusal) -> Int, answer: @escaping @Sendable (Request, Reply) -> Void
  ) {
    let thread = Thread { [self] in serve(gate, answer) }
    thread.name = "server"
    thread.start()
  }

  private func serve(
    _ gate: @escaping @Sendable (Request) throws(Refusal) -> Int, _ answer: @escaping @Sendable (Request, Reply) -> Void
  ) {
    let patience = Connection.Patience()
    let wake: @Sendable () -> Void = { [bell] in bell.ring() }
    var connections: [Connection] = []
    while true {
      let nearest = connections.map(\.deadline).min() ?? .infinity
      let sockets =
        [(bell.descriptor, false), (listener.descriptor, false)] + connections.map { ($0.socket.descriptor, $0.hasOutput) }
      LocalSocket.wait(for: sockets, seconds: nearest - now())
      bell.silence()
      let time = now()
      while let socket = listener.accepted() { Self.add(Connection(socket, patience, now: time), to: &connections) }
      for connection in connections {
        connection.read(now: time, gate: gate, wake: wake, answer: answer)
        connection.check(now: time)
        connection.write(now: time)
      }
      connections.removeAll { $0.state == .over }
    }
  }

  /// Adds a connection. Where there are too many, one that has not said yet what it wants makes room, the oldest first.
  private static func add(_ connection: Connection, to connections: inout [Connection]) {
    if connections.count >= mostConnections {
      guard let idle = connections.firstIndex(where: { $0.state == .reading || $0.state == .leaving }) else { return }
      connections[idle].end()
      connections.remove(at: idle)
    }
    connections.append(connection)
  }
}
