private import CProcess
package import Files
private import Foundation

/// Bytes that processes read as a file, which no directory has. They go when nobody holds the object.
package final class MemoryFile: @unchecked Sendable {
  /// The open file; a child that has it as N reads it anew at `/dev/fd/N`.
  package let descriptor: Int32
  /// How many bytes there are.
  package let count: Int

  /// - Throws: if there is no memory, or no descriptor left.
  package init(_ bytes: [UInt8]) throws(FileError) {
    let made = unsafe bytes.withUnsafeBytes { unsafe memory_file_make($0.baseAddress, $0.count) }
    guard made >= 0 else {
      throw .unwritable(file: "the picture to memory", reason: unsafe String(cString: strerror(-made)))
    }
    (descriptor, count) = (made, bytes.count)
  }

  deinit {
    close(descriptor)
  }
}
