internal import Codecs

/// Whole files that appear complete or not at all, in directories that are made for them.
package enum TextFile {
  package static func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
    try write([(bytes, path)])
  }

  /// Files that belong together.
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
    try Folders.make(around: path)
    do throws(CodecError) {
      let file = try AtomicFile(path)
      try file.write(bytes)
      files.append(file)
    } catch {
      throw .codec(error)
    }
  }

  package func finish() throws(GoldenError) {
    do throws(CodecError) {
      try AtomicFile.finish(files)
    } catch {
      throw .codec(error)
    }
  }
}
