/// Reads files that the program is given as input.
package enum InputFile {
  /// The whole file; nil where it has more than `limit` bytes.
  ///
  /// - Parameter isWanted: whether a file that begins so is read on; of another only the beginning is returned.
  package static func bytes(
    of path: String, limit: Int, where isWanted: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8]? {
    guard !path.isEmpty else { throw .unreadable(file: "\"\"", reason: "the name is empty") }
    guard !path.utf8.contains(0) else { throw .unreadable(file: "the input", reason: "its name holds a zero byte") }
    do throws(SystemFailure) {
      return try FileSystem.contents(of: path, limit: limit, where: isWanted)
    } catch {
      throw .unreadable(file: path, reason: error.reason)
    }
  }

  /// Fills `target` with the next bytes of an open file; returns how many there were, fewer only at its end.
  /// - Parameter name: what errors call the file.
  package static func read(
    _ descriptor: Int32, into target: inout MutableRawSpan, name: String
  ) throws(FileError) -> Int {
    do throws(SystemFailure) {
      return try FileSystem.fill(&target, from: descriptor)
    } catch {
      throw .unreadable(file: name, reason: error.reason)
    }
  }
}
