#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

// Calls in an open directory, by a name alone, without following links.
extension FileSystem {
  /// The contents of a file that somebody else has put there.
  enum Contents {
    case bytes([UInt8])
    /// It is a directory, a device, a pipe or a socket.
    case notOrdinary
    case tooLong
  }

  static func openDirectory(_ path: String) throws(SystemFailure) -> Int32 {
    try uninterrupted { unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  static func openDirectory(_ name: String, in directory: Int32) throws(SystemFailure) -> Int32 {
    try uninterrupted { unsafe openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
  }

  /// Makes a directory; one that is already there, or a link in its place, is left as it is.
  static func makeDirectory(_ name: String, in directory: Int32) throws(SystemFailure) {
    guard unsafe mkdirat(directory, name, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Opening does not wait for a pipe's writer, and the size is known before anything is read.
  static func contents(of name: String, in directory: Int32, limit: Int) throws(SystemFailure) -> Contents {
    let descriptor = try uninterrupted {
      unsafe openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }
    defer { release(descriptor) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { throw .last }
    guard info.st_mode & S_IFMT == S_IFREG else { return .notOrdinary }
    guard info.st_size <= limit, let bytes = try contents(ofOpen: descriptor, limit: limit) else { return .tooLong }
    return .bytes(bytes)
  }

  /// The kind of file that a name stands for, where a link is `other`; nil if there is none.
  static func kind(of name: String, in directory: Int32) throws(SystemFailure) -> Kind? {
    var info = stat()
    guard unsafe fstatat(directory, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
      if SystemFailure.last.isMissingFile { return nil }
      throw .last
    }
    return info.st_mode & S_IFMT == S_IFREG ? .file : info.st_mode & S_IFMT == S_IFDIR ? .directory : .other
  }

  static func move(_ old: String, in origin: Int32, to new: String, in place: Int32) throws(SystemFailure) {
    guard unsafe renameat(origin, old, place, new) == 0 else { throw .last }
  }

  /// Keeps a file for this process: others find it locked until it is closed, or the process ends.
  static func lock(_ descriptor: Int32) {
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  /// An ordinary file's contents; nil where a process that lives has locked it.
  static func unlockedContents(of name: String, in directory: Int32, limit: Int) throws(SystemFailure) -> Contents? {
    let descriptor = try uninterrupted {
      unsafe openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }
    defer { release(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    return try contents(of: name, in: directory, limit: limit)
  }

  static func removeFile(_ name: String, in directory: Int32) {
    _ = unsafe unlinkat(directory, name, 0)
  }

  /// Removes an empty directory; returns whether it did.
  static func removeDirectory(_ name: String, in directory: Int32) -> Bool {
    unsafe unlinkat(directory, name, AT_REMOVEDIR) == 0
  }
}
