/// A directory that one process at a time writes to. Nothing is put there: the directory itself is locked, and free again once its process
/// ends, however it ends.
package final class DirectoryHold: Sendable {
  private let path: String
  private let descriptor: Int32
  /// Whether the directory was not there.
  private let isMade: Bool

  /// - Parameter path: the directory, made where it is missing; the one around it must be there.
  /// - Throws: also where another process holds it.
  package init(_ path: String) throws(FileError) {
    self.path = path
    (descriptor, isMade) = try FileError.whileWriting(path) { () throws(SystemFailure) in try Self.open(path) }
    guard FileSystem.isLockedElsewhere(descriptor) else { return }
    throw .unwritable(file: path, reason: "another run is writing there; wait for it, or name another directory (--report)")
  }

  private static func open(_ path: String) throws(SystemFailure) -> (Int32, Bool) {
    var isMade = false
    while true {
      if try FileSystem.status(of: path) == nil {
        do throws(SystemFailure) {
          try FileSystem.makeDirectory(path)
          isMade = true
        } catch {
          if !error.isTakenName { throw error }
        }
      }
      let descriptor = try FileSystem.openDirectory(path)
      // Whoever held it may have removed it again, as nothing was in it.
      if FileSystem.isLockedElsewhere(descriptor) || FileSystem.leads(path, to: descriptor) { return (descriptor, isMade) }
      FileSystem.release(descriptor)
    }
  }

  deinit {
    if isMade, !FileSystem.isLockedElsewhere(descriptor) { FileSystem.removeDirectory(path) }
    FileSystem.release(descriptor)
  }
}
