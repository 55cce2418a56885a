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
    return try contents(ofOrdinary: descriptor, limit: limit)
  }

  /// The same of a path, whose links are followed.
  static func ordinaryContents(
    of path: String, limit: Int, where isWanted: ([UInt8]) -> Bool = { _ in true }
  ) throws(SystemFailure) -> Contents {
    let descriptor = try uninterrupted { unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    defer { release(descriptor) }
    return try contents(ofOrdinary: descriptor, limit: limit, where: isWanted)
  }

  private static func contents(
    ofOrdinary descriptor: Int32, limit: Int, where isWanted: ([UInt8]) -> Bool = { _ in true }
  ) throws(SystemFailure) -> Contents {
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { throw .last }
    guard info.st_mode & S_IFMT == S_IFREG else { return .notOrdinary }
    guard info.st_size <= limit, let bytes = try contents(ofOpen: descriptor, limit: limit, where: isWanted) else {
      return .tooLong
    }
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

  /// The owner of a file, and who else may write to it; of a link, the link's own.
  struct Owner {
    var isDirectory: Bool
    var isSelf: Bool
    var isSuperuser: Bool
    var othersWrite: Bool
    /// Whether others may not rename or remove what is not theirs.
    var isSticky: Bool
    /// Whether it is the group of this user's number alone that may write beside the owner, in which systems put nobody else.
    var onlyOwnGroupWrites: Bool
  }

  static func owner(of path: String) throws(SystemFailure) -> Owner {
    var info = stat()
    guard unsafe lstat(path, &info) == 0 else { throw .last }
    return Owner(
      isDirectory: info.st_mode & S_IFMT == S_IFDIR, isSelf: info.st_uid == geteuid(), isSuperuser: info.st_uid == 0,
      othersWrite: info.st_mode & 0o022 != 0, isSticky: info.st_mode & S_ISVTX != 0,
      onlyOwnGroupWrites: info.st_mode & 0o002 == 0 && info.st_gid == geteuid())
  }

  /// Whether an open file or directory belongs to this process's user, and nobody else may write to it.
  static func isPrivate(_ descriptor: Int32) -> Bool {
    var info = stat()
    return unsafe fstat(descriptor, &info) == 0 && info.st_uid == geteuid() && info.st_mode & 0o022 == 0
  }

  /// A private ordinary file's contents; nil where a process that lives has locked it.
  static func privateContents(of name: String, in directory: Int32, limit: Int) throws(SystemFailure) -> Contents? {
    let descriptor = try uninterrupted {
      unsafe openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }
    defer { release(descriptor) }
    guard isPrivate(descriptor), flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
    return try contents(ofOrdinary: descriptor, limit: limit)
  }

  /// The names of all files in an open directory, hidden ones too, in no order.
  static func names(in directory: Int32) throws(SystemFailure) -> [String] {
    try names(taking: openDirectory(".", in: directory))
  }

  /// Opens a file or directory of this user's that no process has locked, and locks it; nil for anything else.
  static func claim(_ name: String, in directory: Int32) -> Int32? {
    guard
      let descriptor = try? uninterrupted({
        unsafe openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      })
    else { return nil }
    var info = stat()
    if unsafe fstat(descriptor, &info) == 0, info.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      return descriptor
    }
    release(descriptor)
    return nil
  }

  /// Whether another process has locked what is open here. Otherwise this one has, where the file system has locks.
  static func isLockedElsewhere(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Whether a path leads to what is open here.
  static func leads(_ path: String, to descriptor: Int32) -> Bool {
    var (there, here) = (stat(), stat())
    guard unsafe stat(path, &there) == 0, unsafe fstat(descriptor, &here) == 0 else { return false }
    return there.st_dev == here.st_dev && there.st_ino == here.st_ino
  }

  /// Whether no process of this machine has the number.
  static func isGone(_ process: Int32) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

  static func removeFile(_ name: String, in directory: Int32) {
    _ = unsafe unlinkat(directory, name, 0)
  }

  /// Removes an empty directory; returns whether it did.
  static func removeDirectory(_ name: String, in directory: Int32) -> Bool {
    unsafe unlinkat(directory, name, AT_REMOVEDIR) == 0
  }
}
