private import Synchronization

/// Takes the bytes of a file, in order.
public protocol ByteSink: Sendable {
  /// Takes the next bytes of the output.
  func write(_ bytes: [UInt8]) throws(FileError)

  /// Ends the output: everything is written, and the output may appear.
  func finish() throws(FileError)

  /// Gives the output up, so that nothing appears. Harmless after `finish()` and when repeated.
  func discard()
}

/// An open file descriptor that someone else closes, such as standard output (1). What is written cannot be taken back.
public struct DescriptorSink: ByteSink {
  private let descriptor: Int32
  private let name: String

  /// - Parameter name: what errors call it.
  public init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Writes all bytes, in as many calls as the system needs.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try FileError.whileWriting(name) { () throws(SystemFailure) in try FileSystem.append(bytes, to: descriptor) }
  }

  public func finish() {}

  public func discard() {}
}

/// A sink that keeps the bytes in memory.
package final class ByteList: ByteSink {
  private let list = Mutex<[UInt8]>([])

  package init() {}

  package var bytes: [UInt8] { list.withLock(\.self) }

  package func write(_ bytes: [UInt8]) { list.withLock { $0 += bytes } }

  package func finish() {}

  package func discard() {}
}
