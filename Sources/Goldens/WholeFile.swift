internal import Files
private import Foundation

/// Whole files that appear complete or not at all, in directories that are made for them.
package enum WholeFile {
  static func read(_ path: String, limit: Int) throws(GoldenError) -> [UInt8] {
    guard let bytes = try onFiles({ () throws(FileError) in try InputFile.bytes(of: path, limit: limit) }) else {
      throw .files("cannot read \(path): it has more than \(limit) bytes")
    }
    return bytes
  }

  package static func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    try write([(bytes, path)])
  }

  /// Writes files that belong together: all of them or none.
  package static func write(_ contents: [(bytes: [UInt8], path: String)]) throws(GoldenError) {
    var files = FileSet()
    for content in contents { try files.add(content.bytes, at: content.path) }
    try files.finish()
  }
}

/// Files that belong together: they appear when all are written, or none does.
package struct FileSet {
  private var files: [AtomicFile] = []

  package init() {}

  package mutating func add(_ bytes: [UInt8], at path: String) throws(GoldenError) {
    let file = try Self.open(path)
    try onFiles { () throws(FileError) in try file.write(bytes) }
    files.append(file)
  }

  /// Opens a new file. Another check, in this process or beside it, may remove the empty directory first: then it is made again.
  private static func open(_ path: String) throws(GoldenError) -> AtomicFile {
    let directory = (path as NSString).deletingLastPathComponent
    var tries = 100
    while true {
      tries -= 1
      do {
        if !directory.isEmpty { try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true) }
        return try AtomicFile(path)
      } catch {
        if tries > 0, !directory.isEmpty, !FileManager.default.fileExists(atPath: directory) { continue }
        if let error = error as? FileError { throw GoldenError(error) }
        throw .files("cannot make the directory \(directory): \(error.localizedDescription)")
      }
    }
  }

  package func finish() throws(GoldenError) {
    try onFiles { () throws(FileError) in try AtomicFile.finish(files) }
  }
}
