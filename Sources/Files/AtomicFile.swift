/// A file that appears complete or not at all.
///
/// Bytes go to a hidden file beside the target; `finish()` flushes it to the device and renames it over the target, whose
/// permissions stay. `discard()`, an error and the end of this object's life remove the hidden file and leave the target as it was.
/// If the target is a symbolic link, the file it points to is replaced.
public final class AtomicFile: ByteSink {
  private let name: String
  private let target: Target
  private let temporary: TemporaryPath
  private let descriptor: Int32

  /// - Parameter path: relative to the current directory, or absolute. Its directory must exist; a file that is already there must
  ///   be an ordinary one.
  public init(_ path: String) throws(FileError) {
    let target = try Target(path)
    let old = try FileError.whileWriting(path) { () throws(SystemFailure) in try FileSystem.status(of: target.path) }
    try Self.check(old, path)
    (temporary, descriptor) = try TemporaryPath.making(in: target.directory, for: path, FileSystem.create)
    FileSystem.lock(descriptor)
    name = path
    self.target = target
    if let old { FileSystem.setPermissions(old.permissions, of: descriptor) }
  }

  private static func check(_ old: FileSystem.Status?, _ path: String) throws(FileError) {
    switch old?.kind {
    case .directory: throw .unwritable(file: path, reason: "it is a directory; name a file in it")
    case .other: throw .unwritable(file: path, reason: "it is a device or pipe, not an ordinary file")
    case .file: break
    case nil where path.hasSuffix("/"): throw .unwritable(file: path, reason: "it names a directory; name a file in it")
    case nil: break
    }
  }

  /// The path of the hidden file, for a program that writes it in place of `write(_:)`.
  package var hiddenPath: String { temporary.path }

  /// Appends bytes to the hidden file. After an error that file is gone.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    try temporary.use(for: name, orElse: discard) { () throws(SystemFailure) in try FileSystem.append(bytes, to: descriptor) }
  }

  public func finish() throws(FileError) {
    try Self.finish([self])
  }

  /// Finishes files that belong together. All are on the device before the first appears; if one cannot appear, none does.
  package static func finish(_ files: [AtomicFile]) throws(FileError) {
    for file in files { try file.flush() }
    do throws(FileError) {
      try TemporaryPath.changing { () throws(FileError) in
        try FileMove.perform(files.count) { index in
          let file = files[index]
          return FileMove(name: file.name, origin: file.temporary.path, place: file.target.path)
        }
        for file in files where file.temporary.release() { FileSystem.release(file.descriptor) }
      }
    } catch {
      files.forEach { $0.discard() }
      throw error
    }
  }

  private func flush() throws(FileError) {
    try temporary.use(for: name, orElse: discard) { () throws(SystemFailure) in try FileSystem.flush(descriptor) }
  }

  public func discard() {
    TemporaryPath.changing {
      guard temporary.release() else { return }
      FileSystem.release(descriptor)
      FileSystem.removeFile(temporary.path)
    }
  }

  /// Removes the temporary files of all unfinished outputs of this process, then calls `end`, which usually ends the process,
  /// before any output goes on. Not for signal handlers, because it waits for threads that are making or moving a file.
  public static func removeAllPending(then end: () -> Void = {}) {
    TemporaryPath.removeAllPending(then: end)
  }

  deinit {
    discard()
  }
}
