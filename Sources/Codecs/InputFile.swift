/// Files that come from outside, whole.
enum InputFile {
  static func contents(of path: String, format: String, limit: Int) throws(CodecError) -> [UInt8] {
    guard !path.isEmpty else { throw .unreadable(file: "\"\"", reason: "the name is empty") }
    guard !path.utf8.contains(0) else { throw .unreadable(file: "the input", reason: "its name holds a zero byte") }
    let bytes: [UInt8]?
    do throws(SystemFailure) {
      bytes = try FileSystem.contents(of: path, limit: limit)
    } catch {
      throw .unreadable(file: path, reason: error.reason)
    }
    guard let bytes else { throw .tooLarge(file: path, format: format, reason: "it has more than \(limit) bytes") }
    return bytes
  }
}
