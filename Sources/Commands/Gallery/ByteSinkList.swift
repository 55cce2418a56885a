import Codecs
import Synchronization

/// A sink that keeps what is written.
final class ByteSinkList: ByteSink {
  private let list = Mutex<[UInt8]>([])

  var bytes: [UInt8] { list.withLock(\.self) }

  func write(_ bytes: [UInt8]) { list.withLock { $0 += bytes } }

  func finish() {}

  func discard() {}
}
