/// Reads files that the program is given as input.
package enum InputFile {
  /// The whole file; nil where it has more than `limit` bytes.
  ///
  /// - Parameters:
  ///   - isOrdinary: whether a pipe or a device is refused, which may never end, or never begin. Whoever types a name may mean one;
  ///     what a file names never is one.
  ///   - isWanted: whether a file that begins so is read on; of another only the beginning is returned.
  package static func bytes(
    of path: String, limit: Int, isOrdinary: Bool = false, where isWanted: ([UInt8]) -> Bool = { _ in true }
  ) throws(FileError) -> [UInt8]? {
    guard !path.isEmpty else { throw .unreadable(file: "\"\"", reason: "the name is empty") }
    guard !path.utf8.contains(0) else { throw .unreadable(file: "the input", reason: "its name holds a zero byte") }
    do throws(SystemFailure) {
      guard isOrdinary else { return try FileSystem.contents(of: path, limit: limit, where: isWanted) }
      switch try FileSystem.ordinaryContents(of: path, limit: limit, where: isWanted) {
      case .bytes(let bytes): return bytes
      case .tooLong: return nil
      case .notOrdinary: break
      }
    } catch {
      throw .unreadable(file: path, reason: error.reason)
    }
    throw .unreadable(file: path, reason: "it is no ordinary file")
  }

  /// Refuses a pipe or a device. What is not there is left to whoever reads it.
  package static func expectOrdinary(_ path: String) throws(FileError) {
    guard let status = try? FileSystem.status(of: path), status.kind == .other else { return }
    throw .unreadable(file: path, reason: "it is no ordinary file")
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
