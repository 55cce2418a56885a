private import CProcess
private import Foundation

/// Why nothing can be served, and the way out, in one line.
package struct ServerProblem: Error, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ words: String) {
    description = words
  }
}

/// A socket that programs of this machine reach at 127.0.0.1. It is closed when nobody holds it.
package final class LocalSocket: @unchecked Sendable {
  /// What came of a call that does not wait.
  enum Outcome: Equatable {
    case bytes(Int)
    /// Nothing can be done now.
    case later
    /// The other side is gone, or the connection broke.
    case over
  }

  let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Listens on a port; 0 is any that is free.
  package static func listening(on port: UInt16) throws(ServerProblem) -> (socket: LocalSocket, port: UInt16) {
    var chosen: UInt16 = 0
    let descriptor = unsafe local_socket_listen(port, &chosen)
    guard descriptor < 0 else { return (LocalSocket(descriptor: descriptor), chosen) }
    if local_socket_is_taken(descriptor) != 0 {
      throw ServerProblem("another program has port \(port): --port N takes another, and without --port a free one is found")
    }
    if local_socket_is_forbidden(descriptor) != 0 {
      throw ServerProblem("port \(port) is kept for the system's own programs: take one above 1023")
    }
    throw ServerProblem("nothing can be served at 127.0.0.1: \(unsafe String(cString: strerror(-descriptor)))")
  }

  /// The next connection; nil where none waits, or none can be taken.
  ///
  /// Where the system has no descriptor left for it, the connection goes on waiting, and this call takes a little time: whoever asks in
  /// turns is kept from doing so without pause.
  func accepted() -> LocalSocket? {
    let descriptor = local_socket_accept(self.descriptor)
    guard descriptor < 0 else { return LocalSocket(descriptor: descriptor) }
    if descriptor != LOCAL_SOCKET_LATER { Self.wait(for: [], seconds: 0.05) }
    return nil
  }

  /// Receives what has come, at most as much as `bytes` holds.
  func receive(into bytes: inout [UInt8]) -> Outcome {
    Self.outcome(unsafe local_socket_receive(descriptor, &bytes, bytes.count), endsAtZero: true)
  }

  /// Sends some of the bytes.
  func send(_ bytes: ArraySlice<UInt8>) -> Outcome {
    let sent = unsafe bytes.withUnsafeBytes { unsafe local_socket_send(descriptor, $0.baseAddress, $0.count) }
    return Self.outcome(sent, endsAtZero: false)
  }

  private static func outcome(_ count: Int64, endsAtZero: Bool) -> Outcome {
    if count == Int64(LOCAL_SOCKET_LATER) { return .later }
    return count < 0 || count == 0 && endsAtZero ? .over : .bytes(Int(count))
  }

  /// Says that nothing more will be sent.
  func finish() { local_socket_finish(descriptor) }

  /// Waits until one of the sockets can be read from or written to, for so many seconds at most.
  ///
  /// - Parameter sockets: descriptors, each with whether it is to be written to.
  static func wait(for sockets: [(descriptor: Int32, writes: Bool)], seconds: Double) {
    var list = sockets.map { pollfd(fd: $0.descriptor, events: Int16($0.writes ? POLLIN | POLLOUT : POLLIN), revents: 0) }
    _ = unsafe poll(&list, nfds_t(list.count), Int32(min(max(seconds, 0), 60) * 1000))
  }
}

/// Wakes a thread that waits for sockets.
final class Bell: @unchecked Sendable {
  private let ends: [Int32]

  init() throws(ServerProblem) {
    var ends: [Int32] = [-1, -1]
    let error = unsafe child_process_pipe(&ends)
    guard error == 0 else { throw ServerProblem("there is no pipe to be had: \(unsafe String(cString: strerror(error)))") }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    self.ends = ends
  }

  deinit {
    ends.forEach { close($0) }
  }

  var descriptor: Int32 { ends[0] }

  /// A full pipe rings already, so nothing is lost where the byte does not fit.
  func ring() {
    var byte: UInt8 = 0
    _ = unsafe write(ends[1], &byte, 1)
  }

  func silence() {
    var bytes = [UInt8](repeating: 0, count: 1024)
    while unsafe read(ends[0], &bytes, bytes.count) > 0 {}
  }
}
