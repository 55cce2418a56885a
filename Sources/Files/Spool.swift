private import Synchronization

/// Bytes put aside, in a file without a name or in memory, until this object is freed.
package final class Spool: Sendable {
  private let name: String
  private let directory: String?
  private let descriptor: Int32?
  private let memory = Mutex<[UInt8]>([])

  /// - Parameters:
  ///   - directory: the directory of the file without a name; nil for memory.
  ///   - name: what errors call it.
  package init(in directory: String?, for name: String) throws(FileError) {
    self.name = name
    self.directory = directory
    guard let directory else {
      descriptor = nil
      return
    }
    let (temporary, descriptor) = try TemporaryPath.making(in: directory, for: name) { path throws(SystemFailure) in
      let descriptor = try FileSystem.create(path)
      FileSystem.removeFile(path)
      return descriptor
    }
    _ = temporary.release()
    self.descriptor = descriptor
  }

  /// A spool in the directory of an output file that is yet to be made.
  package convenience init(beside path: String) throws(FileError) {
    let directory = try Target(path).directory
    try self.init(in: directory.isEmpty ? "/" : directory, for: path)
  }

  /// A new, empty spool in the same directory, or in memory like this one.
  package func another() throws(FileError) -> Spool {
    try Spool(in: directory, for: name)
  }

  package func append(_ bytes: [UInt8]) throws(FileError) {
    guard let descriptor else { return memory.withLock { $0 += bytes } }
    try FileError.whileWriting(name) { () throws(SystemFailure) in try FileSystem.append(bytes, to: descriptor) }
  }

  /// - Precondition: all bytes of the range were appended.
  package func bytes(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    guard let descriptor else { return memory.withLock { Array($0[range]) } }
    return try FileError.whileWriting(name) { () throws(SystemFailure) in
      try FileSystem.bytes(range, of: descriptor)
    }
  }

  deinit {
    if let descriptor { FileSystem.release(descriptor) }
  }
}
