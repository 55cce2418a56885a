private import Synchronization

/// The hidden files and directories that killed processes have left, by this program's own naming.
///
/// A process keeps its own locked, so that those of another machine or container that shares the directory are not taken for left.
enum Leftovers {
  /// The directories that were looked through: one may get thousands of files.
  private static let seen = Mutex<Set<String>>([])
  /// How deep a hidden directory's own directories are looked into.
  private static let depth = 8

  /// Removes from a directory what belongs to this user, is no link, is not locked, and whose process is gone. A hidden directory that
  /// holds a whole list of moves stays for the run that does the rest of them.
  static func remove(from directory: String) {
    guard seen.withLock({ $0.insert(directory).inserted }) else { return }
    removeAll(from: directory)
  }

  private static func removeAll(from directory: String) {
    guard let around = try? FileSystem.openDirectory(directory.isEmpty ? "/" : directory) else { return }
    defer { FileSystem.release(around) }
    for name in (try? FileSystem.names(in: around)) ?? [] {
      guard let process = TemporaryPath.process(ofName: name), FileSystem.isGone(process) else { continue }
      remove(name, in: around)
    }
  }

  private static func remove(_ name: String, in around: Int32) {
    guard let own = FileSystem.claim(name, in: around) else { return }
    defer { FileSystem.release(own) }
    switch try? FileSystem.kind(of: name, in: around) {
    case .file: FileSystem.removeFile(name, in: around)
    case .directory where !DirectoryJournal.isAwaited(in: own): removeDirectory(name, own, in: around, depth)
    default: break
    }
  }

  private static func removeDirectory(_ name: String, _ own: Int32, in around: Int32, _ depth: Int) {
    for part in (try? FileSystem.names(in: own)) ?? [] {
      switch try? FileSystem.kind(of: part, in: own) {
      case .file: FileSystem.removeFile(part, in: own)
      case .directory where depth > 0:
        guard let inner = FileSystem.claim(part, in: own) else { continue }
        removeDirectory(part, inner, in: own, depth - 1)
        FileSystem.release(inner)
      default: break
      }
    }
    _ = FileSystem.removeDirectory(name, in: around)
  }
}
