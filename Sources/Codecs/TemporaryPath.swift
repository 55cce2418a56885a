private import CImageShims

/// A path of this process's own, in the table of what must not outlive it.
struct TemporaryPath: Sendable {
  let path: String
  private let ticket: Int64

  /// - Parameter file: what errors call the output.
  init(in directory: String, for file: String) throws(CodecError) {
    let path = "\(directory)/.render-transition-\(FileSystem.processIdentifier)-\(pending_files_unique()).tmp"
    let ticket = unsafe pending_files_add(path)
    if ticket < 0 { throw .unwritable(file: file, reason: "the path is too long") }
    if ticket == 0 { throw .unwritable(file: file, reason: "\(PENDING_FILES_LIMIT) outputs are already being written") }
    self.path = path
    self.ticket = ticket
  }

  /// Still in the table: neither finished nor given up.
  var isHeld: Bool { pending_files_holds(ticket) != 0 }

  /// Takes it out of the table; true for the first caller.
  func release() -> Bool { pending_files_release(ticket) != 0 }

  /// How many files it holds, if it is a directory.
  var count: Int { Int(pending_files_count(ticket)) }

  /// Says that it is a directory that holds files 0 ..< count.
  func setCount(_ count: Int) { pending_files_set_count(ticket, UInt32(count)) }

  static func removeAllPending() { pending_files_remove_all() }
}
