private import Foundation

/// The package that a source file belongs to.
enum PackageRoot {
  /// The nearest directory upwards from the file that has a `Package.swift`; the file's own directory where none has.
  static func of(_ file: StaticString) -> String {
    let own = ("\(file)" as NSString).deletingLastPathComponent
    var directory = own
    while directory.count > 1 {
      if FileManager.default.fileExists(atPath: directory + "/Package.swift") { return directory }
      directory = (directory as NSString).deletingLastPathComponent
    }
    return own
  }

  /// A path in the package of a source file; an absolute path stays as it is.
  static func path(_ path: String, of file: StaticString) -> String {
    path.hasPrefix("/") ? path : of(file) + "/" + path
  }
}
