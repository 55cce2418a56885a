/// A directory that is there for what lies in it alone.
package enum EmptyDirectory {
  /// Removes the directory and those around it, up to `root`, as far as nothing lies in them: not what another process has put there
  /// since the last look.
  package static func remove(_ directory: String, upTo root: String) {
    var directory = directory
    while directory.count >= root.count, FileSystem.removeDirectory(directory), let slash = directory.lastIndex(of: "/") {
      directory = String(directory[..<slash])
    }
  }
}
