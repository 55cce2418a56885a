import Foundation
import Testing

/// The other side of a server's connection, as plain as can be.
final class Client {
  private let descriptor: Int32

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(descriptor)
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Everything that still comes, up to the end of the connection.
  func rest() -> [UInt8] { received { _ in false } }

  /// What comes until a text is there.
  func text(until end: String) -> String {
    String(decoding: received { String(decoding: $0, as: UTF8.self).contains(end) }, as: UTF8.self)
  }

  private func received(until isEnough: ([UInt8]) -> Bool) -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while !isEnough(all) {
      let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
      guard count > 0 else { break }
      all += bytes.prefix(count)
    }
    return all
  }
}
