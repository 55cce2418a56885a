/// Directories in which no other user of the machine can put or exchange anything, so that code may be kept there.
///
/// The directory itself must belong to this user, and only this user may write to it. Each directory around it must belong to this user
/// or to the superuser; others may write to it only where they cannot rename what is not theirs, as in `/tmp`.
package enum PrivateDirectory {
  /// Makes the directory where it is missing, with those around it, and returns its path without links.
  /// - Throws: also where another user could put something there; the reason says what to do.
  package static func made(_ path: String) throws(FileError) -> String {
    let (real, reason) = try FileError.whileWriting(path) { () throws(SystemFailure) -> (String, String?) in
      try make(path)
      guard let real = FileSystem.resolved(path) else { throw .last }
      return (real, try Self.reason(against: real, named: path))
    }
    if let reason { throw .unwritable(file: path, reason: reason) }
    return real
  }

  /// Whether a directory lies there that belongs to this user, and to which nobody else may write. Of a link it does not.
  package static func isOne(_ path: String) -> Bool {
    guard let owner = try? FileSystem.owner(of: path) else { return false }
    return owner.isDirectory && owner.isSelf && !owner.othersWrite
  }

  private static func make(_ path: String) throws(SystemFailure) {
    if (try FileSystem.status(of: path))?.kind == .directory { return }
    let around = PathParts(path).directory
    if !around.isEmpty, around != "/" { try make(around) }
    do throws(SystemFailure) {
      try FileSystem.makeDirectory(path, permissions: 0o700)
    } catch {
      if !error.isTakenName { throw error }
    }
  }

  private static func reason(against real: String, named path: String) throws(SystemFailure) -> String? {
    let own = try FileSystem.owner(of: path)
    guard own.isDirectory else { return "it is a link or no directory, which somebody else may exchange" }
    guard own.isSelf else { return "it belongs to another user" }
    guard !own.othersWrite else { return "other users may write to it (chmod go-w \(path))" }
    var around = PathParts(real).directory
    while !around.isEmpty {
      let owner = try FileSystem.owner(of: around)
      guard owner.isSelf || owner.isSuperuser else { return "\(around) belongs to another user" }
      guard !owner.othersWrite || owner.isSticky || owner.onlyOwnGroupWrites else {
        return "other users may write to \(around) (chmod go-w \(around))"
      }
      around = around == "/" ? "" : PathParts(around).directory
    }
    return nil
  }
}
