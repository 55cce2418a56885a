/// Files that appear together: they are called 0, 1, 2 … in a hidden directory until `finish` moves them to their place.
///
/// An error, `discard()` and the end of this object's life remove the hidden directory.
package final class StagingDirectory: Sendable {
  private let name: String
  private let target: Target
  private let temporary: TemporaryPath

  /// - Parameters:
  ///   - path: the directory where the files appear, made if missing.
  ///   - onlyIfEmpty: whether a directory that holds anything is refused.
  package init(for path: String, onlyIfEmpty: Bool = false) throws(FileError) {
    let target = try Target(path)
    let old = try FileError.whileWriting(path) { () throws(SystemFailure) in try FileSystem.status(of: target.path) }
    if let old, old.kind != .directory { throw .unwritable(file: path, reason: "it is a file; name a directory") }
    if old != nil && onlyIfEmpty {
      let names = try FileError.whileWriting(path) { () throws(SystemFailure) in try FileSystem.names(in: target.path) }
      if !names.isEmpty { throw .directoryNotEmpty(path) }
    }
    // The hidden directory lies inside the target if that exists: on the same device, and under the permissions that count.
    let place = old == nil ? target.directory : target.path
    (temporary, _) = try TemporaryPath.making(in: place, for: path, FileSystem.makeDirectory)
    name = path
    self.target = target
  }

  private var count: Int { temporary.count }

  package func add(_ bytes: [UInt8]) throws(FileError) {
    try temporary.use(for: name, orElse: discard) { () throws(SystemFailure) in
      let descriptor = try TemporaryPath.changing { () throws(SystemFailure) in
        let number = count
        temporary.setCount(number + 1)
        return try FileSystem.create("\(temporary.path)/\(number)")
      }
      defer { FileSystem.release(descriptor) }
      try FileSystem.append(bytes, to: descriptor)
      try FileSystem.flush(descriptor)
    }
  }

  /// - Parameters:
  ///   - names: one for each file, in order. In a directory that does not exist yet, names may have a directory each: `a/b`.
  ///   - isOutdated: whether a file that is already there is removed once the new files are in their place.
  package func finish(_ names: [String], removing isOutdated: (String) -> Bool) throws(FileError) {
    guard temporary.isHeld else { throw .closed }
    let moves = names.enumerated().map { number, file in
      FileMove(name: name, origin: "\(temporary.path)/\(number)", place: "\(target.path)/\(file)")
    }
    let parts = Set(names.compactMap { file in file.lastIndex(of: "/").map { String(file[..<$0]) } }).sorted()
    defer { discard() }
    try TemporaryPath.changing { () throws(FileError) in
      let (isNew, outdated) = try FileError.whileWriting(name) { () throws(SystemFailure) in
        if try FileSystem.status(of: target.path) != nil {
          return (false, try FileSystem.names(in: target.path).filter(isOutdated))
        }
        try FileSystem.makeDirectory(target.path)
        return (true, [])
      }
      do throws(FileError) {
        if isNew { try make(parts) }
        try FileMove.perform(moves)
      } catch {
        for part in parts.reversed() where isNew { FileSystem.removeDirectory("\(target.path)/\(part)") }
        if isNew { FileSystem.removeDirectory(target.path) }
        throw error
      }
      for name in outdated { FileSystem.removeFile("\(target.path)/\(name)") }
    }
  }

  private func make(_ parts: [String]) throws(FileError) {
    try FileError.whileWriting(name) { () throws(SystemFailure) in
      for part in parts { try FileSystem.makeDirectory("\(target.path)/\(part)") }
    }
  }

  package func discard() {
    TemporaryPath.changing {
      let count = count
      guard temporary.release() else { return }
      for number in 0..<count { FileSystem.removeFile("\(temporary.path)/\(number)") }
      FileSystem.removeDirectory(temporary.path)
    }
  }

  deinit {
    discard()
  }
}
