/// Bytes put aside in a file without a name; they go when this object does.
final class Spool: Sendable {
  private let name: String
  private let directory: String
  private let descriptor: Int32

  /// - Parameters:
  ///   - directory: where the bytes take their room.
  ///   - name: what errors call it.
  init(in directory: String, for name: String) throws(CodecError) {
    self.name = name
    self.directory = directory
    let path = try TemporaryPath(in: directory, for: name)
    defer { if path.release() { FileSystem.removeFile(path.path) } }
    descriptor = try SystemFailure.whileWriting(name) { () throws(SystemFailure) in try FileSystem.create(path.path) }
  }

  /// An empty one beside it.
  func another() throws(CodecError) -> Spool {
    try Spool(in: directory, for: name)
  }

  func append(_ bytes: [UInt8]) throws(CodecError) {
    try SystemFailure.whileWriting(name) { () throws(SystemFailure) in try FileSystem.write(bytes, to: descriptor) }
  }

  /// - Precondition: so many bytes were appended.
  func bytes(_ range: Range<Int>) throws(CodecError) -> [UInt8] {
    try SystemFailure.whileWriting(name) { () throws(SystemFailure) in
      try FileSystem.bytes(range, of: descriptor)
    }
  }

  deinit {
    FileSystem.close(descriptor)
  }
}
