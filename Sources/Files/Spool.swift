private import Synchronization

/// Bytes put aside, in a file without a name or in memory; they go when this object does.
package final class Spool: Sendable {
  private let name: String
  private let directory: String?
  private let descriptor: Int32?
  private let memory = Mutex<[UInt8]>([])

  /// - Parameters:
  ///   - directory: where the bytes take their room; nil for memory.
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

  /// In the directory of a file that is to be made.
  package convenience init(beside path: String) throws(FileError) {
    let directory = try Target(path).directory
    try self.init(in: directory.isEmpty ? "/" : directory, for: path)
  }

  /// An empty one beside it.
  package func another() throws(FileError) -> Spool {
    try Spool(in: directory, for: name)
  }

  package func append(_ bytes: [UInt8]) throws(FileError) {
    guard let descriptor else { return memory.withLock { $0 += bytes } }
    try FileError.whileWriting(name) { () throws(SystemFailure) in try FileSystem.write(bytes, to: descriptor) }
  }

  /// - Precondition: so many bytes were appended.
  package func bytes(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    guard let descriptor else { return memory.withLock { Array($0[range]) } }
    return try FileError.whileWriting(name) { () throws(SystemFailure) in
      try FileSystem.bytes(range, of: descriptor)
    }
  }

  deinit {
    if let descriptor { FileSystem.close(descriptor) }
  }
}
