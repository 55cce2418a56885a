import Raster

// The one file of this module that sees the C library.
#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// Why the system refused.
struct SystemFailure: Error {
  let code: Int32

  static var last: SystemFailure { SystemFailure(code: errno) }

  var isMissingFile: Bool { code == ENOENT }
  var isTakenName: Bool { code == EEXIST }

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
    case ENOTEMPTY, EEXIST: "something of that name is already there"
    default: "system error \(code)"
    }
  }
}

/// Files and directories, by the system's own calls; interrupted ones are repeated.
enum FileSystem {
  enum Kind { case file, directory, other }

  struct Status {
    var kind: Kind
    var permissions: UInt32
  }

  /// Follows symbolic links; nil where nothing is.
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

  /// The path without symbolic links; nil where nothing is.
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

  /// Makes a new file; fails where there is one.
  static func create(_ path: String) throws(SystemFailure) -> Int32 {
    try uninterrupted { unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// What the call returns, unless that is negative: then it failed.
  private static func uninterrupted<Number: SignedInteger>(_ call: () -> Number) throws(SystemFailure) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .last }
    }
  }

  static func setPermissions(_ permissions: UInt32, of descriptor: Int32) {
    _ = fchmod(descriptor, mode_t(permissions))
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
    var done = 0
    while done < bytes.count {
      let count = try uninterrupted {
        unsafe bytes.withUnsafeBytes { all in unsafe writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: all[done...])) }
      }
      guard count > 0 else { throw .last }
      done += count
    }
  }

  private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Waits until the bytes are on the device.
  static func flush(_ descriptor: Int32) throws(SystemFailure) {
    while fsync(descriptor) != 0 {
      // A descriptor that cannot be flushed, such as a pipe, has nothing to wait for.
      if errno == EINVAL { return }
      guard errno == EINTR else { throw .last }
    }
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  static func rename(_ old: String, to new: String) throws(SystemFailure) {
    #if canImport(Glibc)
      guard unsafe Glibc.rename(old, new) == 0 else { throw .last }
    #else
      guard unsafe Darwin.rename(old, new) == 0 else { throw .last }
    #endif
  }

  /// Gives a file a second name.
  static func link(_ path: String, to other: String) throws(SystemFailure) {
    #if canImport(Glibc)
      guard unsafe Glibc.link(path, other) == 0 else { throw .last }
    #else
      guard unsafe Darwin.link(path, other) == 0 else { throw .last }
    #endif
  }

  static func removeFile(_ path: String) {
    _ = unsafe unlink(path)
  }

  static func makeDirectory(_ path: String) throws(SystemFailure) {
    guard unsafe mkdir(path, 0o777) == 0 else { throw .last }
  }

  /// What a directory holds, hidden files too, in no order.
  static func names(in directory: String) throws(SystemFailure) -> [String] {
    let descriptor = try uninterrupted { unsafe open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = unsafe fdopendir(descriptor) else {
      close(descriptor)
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

  /// Removes a directory in which nothing is; says whether it did.
  @discardableResult static func removeDirectory(_ path: String) -> Bool {
    unsafe rmdir(path) == 0
  }

  /// The whole file, or nil when it is longer than `limit`.
  static func contents(of path: String, limit: Int) throws(SystemFailure) -> [UInt8]? {
    let descriptor = try uninterrupted { unsafe open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = try read(descriptor)
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
    return nil
  }

  /// Bytes of an open file; fewer where it ends.
  static func bytes(_ range: Range<Int>, of descriptor: Int32) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < range.count {
      let wanted = range.count - bytes.count
      var count = 0
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
        count = unsafe pread(descriptor, buffer.baseAddress, wanted, off_t(range.lowerBound + bytes.count))
        filled = max(count, 0)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 { break }
      bytes += chunk
    }
    return bytes
  }

  private static func read(_ descriptor: Int32) throws(SystemFailure) -> [UInt8] {
    let size = 1 << 18
    var failure: SystemFailure?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      let count = unsafe readOnce(descriptor, UnsafeMutableRawBufferPointer(buffer))
      if count < 0 { failure = .last }
      filled = max(count, 0)
    }
    if let failure { throw failure }
    return chunk
  }

  private static func readOnce(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Glibc)
        let count = unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      #else
        let count = unsafe Darwin.read(descriptor, bytes.baseAddress, bytes.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// The next R, G, B, A bytes of an open file as pixels that are still straight, and how many bytes there were.
  static func pixels(_ count: Int, from descriptor: Int32) throws(SystemFailure) -> (pixels: [Pixel], byteCount: Int) {
    var failure: SystemFailure?
    var byteCount = 0
    let pixels = unsafe [Pixel](unsafeUninitializedCapacity: count) { buffer, filled in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      while byteCount < count * 4 {
        let part = unsafe readOnce(descriptor, UnsafeMutableRawBufferPointer(rebasing: bytes[byteCount...]))
        if part < 0 { failure = .last }
        if part <= 0 { break }
        byteCount += part
      }
      filled = byteCount / 4
    }
    if let failure { throw failure }
    return (pixels, byteCount)
  }
}
