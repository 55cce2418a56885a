internal import Codecs
private import Synchronization

/// A sink that keeps what is written.
package final class ByteList: ByteSink {
  private let list = Mutex<[UInt8]>([])

  package init() {}

  package var bytes: [UInt8] { list.withLock(\.self) }

  package func write(_ bytes: [UInt8]) {
    list.withLock { $0 += bytes }
  }

  package func finish() {}

  package func discard() {}
}
