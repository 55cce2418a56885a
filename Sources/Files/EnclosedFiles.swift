/// Files below a directory that somebody else may have filled, for instance by a checkout or a download.
///
/// A file's path below the directory is taken apart at its slashes. Each part is opened in the part before it, and none may be a link,
/// so that nothing outside of the directory is read, written or removed. The directory's own path is the caller's, and may have links.
package struct EnclosedFiles: Sendable {
  /// The directory's path.
  package let root: String

  package init(_ root: String) {
    self.root = root
  }

  /// The path of a file, for messages and for `AtomicFile` after `makeRoom`.
  package func path(_ name: String) -> String { root + "/" + name }

  /// The whole file; nil where there is none.
  ///
  /// - Throws: where the file is reached by a link, is no ordinary file, or has more than `limit` bytes.
  package func bytes(of name: String, limit: Int) throws(FileError) -> [UInt8]? {
    let contents: FileSystem.Contents?
    do throws(SystemFailure) {
      contents = try inDirectory(of: name) { directory, name throws(SystemFailure) in
        try FileSystem.contents(of: name, in: directory, limit: limit)
      }
    } catch {
      if error.isMissingFile { return nil }
      throw .unreadable(file: path(name), reason: Self.reason(error))
    }
    switch contents {
    case .bytes(let bytes): return bytes
    case .notOrdinary: throw .unreadable(file: path(name), reason: "it is no ordinary file")
    case .tooLong: throw .unreadable(file: path(name), reason: "it has more than \(limit) bytes")
    case nil: throw .unreadable(file: path(name), reason: Self.outside)
    }
  }

  /// Whether an ordinary file has the name.
  package func has(_ name: String) -> Bool {
    let kind = try? inDirectory(of: name) { directory, name throws(SystemFailure) in try FileSystem.kind(of: name, in: directory)
    }
    return kind == .file
  }

  /// The names of all ordinary files, without those that are hidden or lie in a hidden directory, in no order.
  package func names() throws(FileError) -> [String] {
    do throws(SystemFailure) {
      let directory = try FileSystem.openDirectory(root)
      defer { FileSystem.release(directory) }
      return try Self.names(in: directory, "")
    } catch {
      throw .unreadable(file: root, reason: error.reason)
    }
  }

  private static func names(in directory: Int32, _ start: String) throws(SystemFailure) -> [String] {
    var names: [String] = []
    for name in try FileSystem.names(in: directory) where !name.hasPrefix(".") {
      switch try FileSystem.kind(of: name, in: directory) {
      case .file: names.append(start + name)
      case .directory:
        let inner = try FileSystem.openDirectory(name, in: directory)
        defer { FileSystem.release(inner) }
        names += try Self.names(in: inner, "\(start)\(name)/")
      default: break
      }
    }
    return names
  }

  /// Makes the directories that a file will lie in, and sees to it that nothing but an ordinary file is replaced.
  package func makeRoom(for name: String) throws(FileError) {
    let isFree: Bool?
    do throws(SystemFailure) {
      isFree = try inDirectory(of: name, isMade: true) { directory, name throws(SystemFailure) in
        let kind = try FileSystem.kind(of: name, in: directory)
        return kind == nil || kind == .file
      }
    } catch {
      throw .unwritable(file: path(name), reason: Self.reason(error))
    }
    guard let isFree else { throw .unwritable(file: path(name), reason: Self.outside) }
    if !isFree { throw .unwritable(file: path(name), reason: "what lies there is a link or no ordinary file") }
  }

  /// Removes a file, or a link that has its name. A file that is not there, or is reached by a link, is left alone.
  package func remove(_ name: String) {
    _ = try? inDirectory(of: name) { directory, name in FileSystem.removeFile(name, in: directory) }
  }

  /// Removes a directory and those around it, but not the root, as long as nothing lies in them.
  package func removeEmptyDirectories(from name: String) {
    var name = name[...]
    while (try? inDirectory(of: String(name), { FileSystem.removeDirectory($1, in: $0) })) == true,
      let slash = name.lastIndex(of: "/")
    { name = name[..<slash] }
  }

  private static let outside = "its name leads out of the directory"

  private static func reason(_ failure: SystemFailure) -> String {
    failure.isBlockedPath ? "it is a link, or a part of its path is a link or no directory" : failure.reason
  }

  /// Runs calls on the open directory that a file lies in, and on the file's own name; nil where the name could lead elsewhere.
  private func inDirectory<Result>(
    of name: String, isMade: Bool = false, _ calls: (Int32, String) throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }) else { return nil }
    var directory = try FileSystem.openDirectory(root)
    defer { FileSystem.release(directory) }
    for part in parts.dropLast() {
      if isMade { try FileSystem.makeDirectory(part, in: directory) }
      let next = try FileSystem.openDirectory(part, in: directory)
      FileSystem.release(directory)
      directory = next
    }
    return try calls(directory, parts[parts.count - 1])
  }
}
