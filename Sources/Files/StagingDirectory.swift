/// Files that appear together: they are called 0, 1, 2 … in a hidden directory until `finish` moves them to their place.
///
/// A directory that is not there yet is made whole beside its place, and renamed once. Into one that is there the files move one by
/// one, after a list of them is on the device (`DirectoryJournal`).
///
/// An error, `discard()` and the end of this object's life remove the hidden directory.
package final class StagingDirectory: Sendable {
  /// A rule for what may lie in the directory already.
  package enum Room: Sendable {
    /// Nothing may lie there, now and in `finish`.
    case empty
    /// Files stay; none may have such a name, now and in `finish`.
    case free(of: @Sendable (String) -> Bool)
    /// Files stay; those of such a name may be replaced.
    case replaced(@Sendable (String) -> Bool)
  }

  private let name: String
  private let target: Target
  private let temporary: TemporaryPath
  /// Whether the directory was not there at the beginning.
  private let isNew: Bool
  private let room: Room
  /// The open hidden directory, locked as long as it may be in use.
  private let hold: Int32?

  /// - Parameter path: the directory where the files appear, made if missing.
  package init(for path: String, in room: Room) throws(FileError) {
    let target = try Target(path)
    let old = try FileError.whileWriting(path) { () throws(SystemFailure) in try FileSystem.status(of: target.path) }
    if let old, old.kind != .directory { throw .unwritable(file: path, reason: "it is a file; name a directory") }
    if old != nil {
      if case .replaced(let isReplaced) = room {
        TemporaryPath.changing { DirectoryJournal.finishOthers(in: target.path, where: isReplaced) }
      }
      TemporaryPath.changing { Leftovers.remove(from: target.path) }
      try Self.expect(room, in: target, path)
    }
    // The hidden directory lies inside the target if that exists: on the same device, and under the permissions that count. There it
    // is this user's alone, so that nobody else writes a list of moves into it; a new directory will be the target itself.
    let place = old == nil ? target.directory : target.path
    (temporary, _) = try TemporaryPath.making(in: place, for: path) { hidden throws(SystemFailure) in
      try FileSystem.makeDirectory(hidden, permissions: old == nil ? 0o777 : 0o700)
    }
    hold = try? FileSystem.openDirectory(temporary.path)
    if let hold { FileSystem.lock(hold) }
    (name, self.target, isNew, self.room) = (path, target, old == nil, room)
  }

  private static func expect(_ room: Room, in target: Target, _ path: String, but own: String? = nil) throws(FileError) {
    func names() throws(FileError) -> [String] {
      try FileError.whileWriting(path) { () throws(SystemFailure) in try FileSystem.names(in: target.path) }
    }
    switch room {
    case .empty: guard try names().allSatisfy({ $0 == own }) else { throw .directoryNotEmpty(path) }
    case .free(let isMeant):
      if let taken = try names().filter(isMeant).min() { throw .taken(file: taken, directory: path) }
    case .replaced: break
    }
  }

  private var mustBeEmpty: Bool { if case .empty = room { true } else { false } }
  private var replaces: Bool { if case .replaced = room { true } else { false } }

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
  ///   - names: one for each file, in order; none is a number. In a directory that does not exist yet, names may have a directory
  ///     each: `a/b`.
  ///   - isOutdated: whether a file that is already there is removed once the new files are in their place.
  package func finish(
    _ names: some RandomAccessCollection<String>, removing isOutdated: (String) -> Bool
  ) throws(FileError) {
    guard temporary.isHeld else { throw .closed }
    defer { discard() }
    try TemporaryPath.changing { () throws(FileError) in
      if isNew, try appear(with: names) { return }
      try move(names, removing: isOutdated)
    }
  }

  // MARK: A new directory

  /// Gives the files their names in the hidden directory, which then takes its place. False where others have made a directory
  /// there that may hold files.
  private func appear(with names: some RandomAccessCollection<String>) throws(FileError) -> Bool {
    if !mustBeEmpty, (try? FileSystem.status(of: target.path))?.kind == .directory { return false }
    let parts = Set(names.lazy.compactMap { file in file.lastIndex(of: "/").map { String(file[..<$0]) } }).sorted()
    var named = 0
    do throws(SystemFailure) {
      for part in parts { try FileSystem.makeDirectory("\(temporary.path)/\(part)") }
      for file in names {
        try FileSystem.move("\(temporary.path)/\(named)", to: "\(temporary.path)/\(file)")
        named += 1
      }
      try FileSystem.move(temporary.path, to: target.path)
      _ = temporary.release()
    } catch {
      // A hidden directory can be removed when its files are called by their numbers.
      for (number, file) in names.prefix(named).enumerated() {
        try? FileSystem.move("\(temporary.path)/\(file)", to: "\(temporary.path)/\(number)")
      }
      for part in parts.reversed() { FileSystem.removeDirectory("\(temporary.path)/\(part)") }
      if error.isTakenName || error.isFullDirectory { throw .directoryNotEmpty(name) }
      throw .unwritable(file: name, reason: error.reason)
    }
    return true
  }

  // MARK: A directory that is there

  private func move(
    _ names: some RandomAccessCollection<String>, removing isOutdated: (String) -> Bool
  ) throws(FileError) {
    try Self.expect(room, in: target, name, but: PathParts(temporary.path).name)
    let (outdated, journal) = try FileError.whileWriting(name) { () throws(SystemFailure) in
      let outdated = try FileSystem.names(in: target.path).filter(isOutdated)
      return (outdated, try DirectoryJournal(in: temporary.path, names, outdated: outdated))
    }
    defer { journal.remove() }
    let places = names.lazy.map { "\(self.target.path)/\($0)" }
    for (number, place) in places.enumerated() { FileSystem.copyPermissions(of: place, to: "\(temporary.path)/\(number)") }
    try FileMove.perform(names.count) { number in
      FileMove(
        name: name, origin: "\(temporary.path)/\(number)", place: places[places.index(places.startIndex, offsetBy: number)],
        replaces: replaces)
    }
    for name in outdated { FileSystem.removeFile("\(target.path)/\(name)") }
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
    if let hold { FileSystem.release(hold) }
  }
}
