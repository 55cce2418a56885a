/// A path taken apart at its last slash. (Foundation's own way, by `NSString`, traps on a path of one letter in Swift 6.3.)
package struct PathParts {
  /// The path of the directory; empty where the path has no slash.
  package let directory: String
  /// The path of the directory, where the current one is called `.`.
  package var place: String { directory.isEmpty ? "." : directory }
  /// The part after the last slash.
  package let name: String

  package init(_ path: String) {
    guard let slash = path.lastIndex(of: "/") else {
      (directory, name) = ("", path)
      return
    }
    directory = slash == path.startIndex ? "/" : String(path[..<slash])
    name = String(path[path.index(after: slash)...])
  }
}
