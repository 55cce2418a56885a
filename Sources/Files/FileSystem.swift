// The C library is seen here and in FileSystem+Shim.swift, nowhere else in this module.
#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The reason why a system call failed.
struct SystemFailure: Error {
  let code: Int32

  static var last: SystemFailure { SystemFailure(code: errno) }

  var isMissingFile: Bool { code == ENOENT }
  var isTakenName: Bool { code == EEXIST }
  var isFullDirectory: Bool { code == ENOTEMPTY }
  /// Whether a path that may not lead through links does so, or leads through a file.
  var isBlockedPath: Bool { code == ELOOP || code == ENOTDIR }

  var reason: String {
    switch code {
    case ENOENT: "there is no such file or directory"
    case EACCES, EPERM: "permission denied"
    case EROFS: "the file system is read-only"
    case ENOSPC: "no space is left on the device"
    case EDQUOT: "the disk quota is used up"
    case EISDIR: "it is a directory"
    case ENOTDIR: "a part of the path is not a directory"
    case ENAMETOOLONG: "the name is too long"
    case EFBIG: "the file would become too large"
    case EPIPE: "nobody reads it any more"
    case EIO: "the device failed"
    case ELOOP: "symbolic links go in a circle"
    case EMFILE, ENFILE: "too many files are open"
    case ENOMEM: "the system gives too little memory for it"
    case ENOTEMPTY, EEXIST: "something of that name is already there"
    default: "system error \(code)"
    }
  }
}

/// Works on files and directories by system calls; interrupted calls are repeated.
package enum FileSystem {
  enum Kind { case file, directory, other }

  struct Status {
    var kind: Kind
    var permissions: UInt32
  }

  /// The kind and permissions of the file at a path, after following symbolic links; nil if there is no file.
  static func status(of path: String) throws(SystemFailure) -> Status? {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else {
      if SystemFailure.last.isMissingFile { return nil }
      throw .last
    }
    let kind: Kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      default: .other
      }
    return Status(kind: kind, permissions: UInt32(info.st_mode) & 0o777)
  }

  /// The path without symbolic links; nil if there is no file.
  static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  static func currentDirectory() throws(SystemFailure) -> String {
    guard let directory = resolved(".") else { throw .last }
    return directory
  }

  static var processIdentifier: Int32 { getpid() }

  /// Makes and opens a new file; fails if the path is taken.
  static func create(_ path: String) throws(SystemFailure) -> Int32 { try create(path, permissions: 0o666) }

  /// - Parameter permissions: of which the process's mask takes some away.
  static func create(_ path: String, permissions: UInt32) throws(SystemFailure) -> Int32 {
    try uninterrupted { unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(permissions)) }
  }

  /// Repeats an interrupted call and returns its result; a negative one is a failure.
  static func uninterrupted<Number: SignedInteger>(_ call: () -> Number) throws(SystemFailure) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .last }
    }
  }

  static func setPermissions(_ permissions: UInt32, of descriptor: Int32) {
    _ = fchmod(descriptor, mode_t(permissions))
  }

  static func append(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
    var done = 0
    while done < bytes.count {
      let count = try uninterrupted {
        unsafe bytes.withUnsafeBytes { all in unsafe write(descriptor, all.baseAddress! + done, all.count - done) }
      }
      guard count > 0 else { throw .last }
      done += count
    }
  }

  /// Waits until the bytes are on the device.
  static func flush(_ descriptor: Int32) throws(SystemFailure) {
    while fsync(descriptor) != 0 {
      // A descriptor that cannot be flushed, such as a pipe, has nothing to wait for.
      if errno == EINVAL { return }
      guard errno == EINTR else { throw .last }
    }
  }

  static func release(_ descriptor: Int32) {
    _ = close(descriptor)
  }

  static func move(_ old: String, to new: String) throws(SystemFailure) {
    guard unsafe rename(old, new) == 0 else { throw .last }
  }

  /// Moves a file to a place where nothing lies; fails if something does.
  static func move(_ old: String, toFree new: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try addName(new, to: old)
      removeFile(old)
    } catch {
      // Not every file system has links.
      guard !error.isTakenName else { throw error }
      guard unsafe access(new, F_OK) != 0 else { throw SystemFailure(code: EEXIST) }
      try move(old, to: new)
    }
  }

  /// Gives a file the permissions of an ordinary file that it is going to replace, if there is one.
  static func copyPermissions(of old: String, to new: String) {
    var info = stat()
    guard unsafe lstat(old, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
    _ = unsafe chmod(new, info.st_mode & 0o777)
  }

  /// The place that a symbolic link names; nil for anything else.
  static func place(ofLink path: String) -> String? {
    var room = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = unsafe readlink(path, &room, room.count - 1)
    guard count > 0 else { return nil }
    return String(validating: room[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Gives a file a second name.
  static func addName(_ other: String, to path: String) throws(SystemFailure) {
    guard unsafe link(path, other) == 0 else { throw .last }
  }

  static func removeFile(_ path: String) {
    _ = unsafe unlink(path)
  }

  static func makeDirectory(_ path: String, permissions: UInt32 = 0o777) throws(SystemFailure) {
    guard unsafe mkdir(path, mode_t(permissions)) == 0 else { throw .last }
  }

  /// The names of all files in a directory, hidden ones too, in no order.
  static func names(in directory: String) throws(SystemFailure) -> [String] {
    try names(taking: uninterrupted { unsafe open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
  }

  /// The same of an open directory, which is closed.
  static func names(taking descriptor: Int32) throws(SystemFailure) -> [String] {
    guard let stream = unsafe fdopendir(descriptor) else {
      release(descriptor)
      throw .last
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes an empty directory; returns whether it did.
  @discardableResult static func removeDirectory(_ path: String) -> Bool {
    unsafe rmdir(path) == 0
  }

  /// The whole file, or nil when it is longer than `limit`.
  ///
  /// - Parameter isWanted: whether a file that begins so is read on; of another only the beginning is returned.
  static func contents(
    of path: String, limit: Int, where isWanted: ([UInt8]) -> Bool = { _ in true }
  ) throws(SystemFailure) -> [UInt8]? {
    let descriptor = try uninterrupted { unsafe open(path, O_RDONLY | O_CLOEXEC) }
    defer { release(descriptor) }
    return try contents(ofOpen: descriptor, limit: limit, where: isWanted)
  }

  static func contents(
    ofOpen descriptor: Int32, limit: Int, where isWanted: ([UInt8]) -> Bool = { _ in true }
  ) throws(SystemFailure) -> [UInt8]? {
    let size = 1 << 18
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = try unsafe array(of: size) { room, _ in unsafe read(descriptor, room.baseAddress, room.count) }
      let isFirst = bytes.isEmpty
      // An array that grows is copied into another, twice as long.
      guard bytes.count + chunk.count <= bytes.capacity || ProcessMemory.has(2 * bytes.count + size) else {
        throw SystemFailure(code: ENOMEM)
      }
      bytes += chunk
      if chunk.count < size || isFirst && !isWanted(bytes) { break }
    }
    return bytes.count <= limit ? bytes : nil
  }

  /// A range of an open file's bytes; fewer where the file ends.
  static func bytes(_ range: Range<Int>, of descriptor: Int32) throws(SystemFailure) -> [UInt8] {
    try unsafe array(of: range.count) { room, done in
      unsafe pread(descriptor, room.baseAddress, room.count, off_t(range.lowerBound + done))
    }
  }

  /// Fills `target` with the next bytes of an open file; returns how many there were, fewer only at its end.
  static func fill(_ target: inout MutableRawSpan, from descriptor: Int32) throws(SystemFailure) -> Int {
    try unsafe target.withUnsafeMutableBytes { room throws(SystemFailure) in
      try unsafe fill(room) { rest, _ in unsafe read(descriptor, rest.baseAddress, rest.count) }
    }
  }

  /// Reads once into the rest of a buffer, whose first `done` bytes are filled already; returns as `read` and `pread` do.
  private typealias Reading = (_ rest: UnsafeMutableRawBufferPointer, _ done: Int) -> Int

  /// Reads `count` bytes; fewer where the file ends.
  private static func array(of count: Int, _ reading: Reading) throws(SystemFailure) -> [UInt8] {
    var result = Result<Int, SystemFailure>.success(0)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = Result { () throws(SystemFailure) in try unsafe fill(UnsafeMutableRawBufferPointer(buffer), reading) }
      filled = (try? result.get()) ?? 0
    }
    _ = try result.get()
    return bytes
  }

  private static func fill(_ room: UnsafeMutableRawBufferPointer, _ reading: Reading) throws(SystemFailure) -> Int {
    var done = 0
    while done < room.count {
      let count = try uninterrupted { unsafe reading(UnsafeMutableRawBufferPointer(rebasing: room[done...]), done) }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// Removes a directory and those around it, up to `root`, as long as nothing lies in them: a file that another process has just
  /// put there stays.
  package static func removeEmptyDirectories(from directory: String, upTo root: String) {
    var directory = directory
    while directory.count >= root.count, removeDirectory(directory), let slash = directory.lastIndex(of: "/") {
      directory = String(directory[..<slash])
    }
  }
}
