internal import Files
private import Foundation

/// Files that belong together: they appear when all are written, or none does.
package struct FileSet {
  private var files: [AtomicFile] = []

  package init() {}

  /// Adds a file in a directory that must be there: whoever names it may have mistyped it.
  package mutating func add(_ bytes: [UInt8], at path: String) throws(GoldenError) {
    try add(bytes, to: onFiles { () throws(FileError) in try AtomicFile(path) })
  }

  /// Adds a file below a directory, which is made where it is missing; no link below it is followed.
  package mutating func add(_ bytes: [UInt8], as name: String, below root: String) throws(GoldenError) {
    let place = EnclosedFiles(root)
    try add(bytes, to: Self.open(place.path(name), in: root) { () throws(FileError) in try place.makeRoom(for: name) })
  }

  private mutating func add(_ bytes: [UInt8], to file: AtomicFile) throws(GoldenError) {
    try onFiles { () throws(FileError) in try file.write(bytes) }
    files.append(file)
  }

  /// Opens a new file. Another check, in this process or beside it, may remove the empty directory first: then it is made again.
  private static func open(
    _ path: String, in directory: String, _ makeRoom: () throws(FileError) -> Void
  ) throws(GoldenError) -> AtomicFile {
    let own = PathParts(path).directory
    var tries = 100
    while true {
      tries -= 1
      do {
        if !directory.isEmpty { try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true) }
        try makeRoom()
        return try AtomicFile(path)
      } catch {
        if tries > 0, !own.isEmpty, !FileManager.default.fileExists(atPath: own) { continue }
        if let error = error as? FileError { throw GoldenError(error) }
        throw .files("cannot make the directory \(directory): \(error.localizedDescription)")
      }
    }
  }

  package func finish() throws(GoldenError) {
    try onFiles { () throws(FileError) in try AtomicFile.finish(files) }
  }
}
