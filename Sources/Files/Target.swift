/// The place of an output: a path that no longer depends on the current directory, split in two.
package struct Target: Sendable {
  /// The directory's path, without a slash at the end; "" is the root.
  let directory: String
  let name: String

  var path: String { directory + "/" + name }

  /// Splits a path, after following symbolic links.
  init(_ path: String) throws(FileError) {
    guard !path.isEmpty else { throw .unwritable(file: "\"\"", reason: "the name is empty") }
    guard !path.utf8.contains(0) else { throw .unwritable(file: "the output", reason: "its name holds a zero byte") }
    var absolute = try Self.absolute(path)
    while absolute.hasSuffix("/") && absolute.utf8.count > 1 { absolute.removeLast() }
    let slash = absolute.lastIndex(of: "/") ?? absolute.startIndex
    directory = String(absolute[..<slash])
    name = String(absolute[slash...].dropFirst())
  }

  /// The path behind all links, also where nothing lies there yet.
  package static func real(_ path: String) -> String {
    if let real = FileSystem.resolved(path) { return real }
    let parts = PathParts(placeBehindLinks(path))
    return (FileSystem.resolved(parts.place) ?? parts.place) + "/" + parts.name
  }

  private static func absolute(_ path: String) throws(FileError) -> String {
    if let resolved = FileSystem.resolved(path) { return resolved }
    let path = placeBehindLinks(path)
    if path.hasPrefix("/") { return path }
    return try FileError.whileWriting(path) { () throws(SystemFailure) in
      try FileSystem.currentDirectory() + "/" + path
    }
  }

  /// The most links that are followed one after another, as the system has it.
  private static let mostLinks = 40

  /// The place that a chain of links names, although no file lies there.
  private static func placeBehindLinks(_ path: String) -> String {
    var place = path
    for _ in 0..<mostLinks {
      guard let next = FileSystem.place(ofLink: place) else { return place }
      let directory = PathParts(place).place
      place = next.hasPrefix("/") ? next : "\(directory)/\(next)"
    }
    return path
  }
}
