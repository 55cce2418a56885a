/// Files that come from outside, whole.
package enum InputFile {
  /// Nil for a file of more than `limit` bytes.
  package static func bytes(of path: String, limit: Int) throws(CodecError) -> [UInt8]? {
    guard !path.isEmpty else { throw .unreadable(file: "\"\"", reason: "the name is empty") }
    guard !path.utf8.contains(0) else { throw .unreadable(file: "the input", reason: "its name holds a zero byte") }
    do throws(SystemFailure) {
      return try FileSystem.contents(of: path, limit: limit)
    } catch {
      throw .unreadable(file: path, reason: error.reason)
    }
  }

  static func contents(of path: String, format: String, limit: Int) throws(CodecError) -> [UInt8] {
    guard let bytes = try bytes(of: path, limit: limit) else {
      throw .tooLarge(file: path, format: format, reason: "it has more than \(limit) bytes")
    }
    return bytes
  }
}
