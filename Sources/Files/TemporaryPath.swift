private import CProcess
private import Synchronization

/// A path of this process's own, in the table of what must not outlive it.
struct TemporaryPath: Sendable {
  let path: String
  private let ticket: Int64

  /// Names that a killed process of the same number has left behind are passed over; more than so many are no accident.
  private static let attempts = 1_000

  /// Held by whoever makes, moves or removes files, so that none appears behind the back of the one who removes them all.
  private static let changes = Mutex(())

  /// Enters a name that nothing has, and makes what it stands for.
  ///
  /// - Parameter file: what errors call the output.
  static func making<Made>(
    in directory: String, for file: String, _ make: (String) throws(SystemFailure) -> Made
  ) throws(FileError) -> (temporary: TemporaryPath, made: Made) {
    try changing { () throws(FileError) in
      var attempt = 1
      while true {
        let temporary = try TemporaryPath(in: directory, for: file)
        do throws(SystemFailure) {
          return (temporary, try make(temporary.path))
        } catch {
          _ = temporary.release()
          guard error.isTakenName, attempt < attempts else { throw .unwritable(file: file, reason: error.reason) }
          attempt += 1
        }
      }
    }
  }

  private init(in directory: String, for file: String) throws(FileError) {
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

  /// Does something to files that `removeAllPending` finds wholly done or not begun. Not to be nested.
  static func changing<Result: ~Copyable, Failure>(
    _ change: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try changes.withLock { _ throws(Failure) in try change() }
  }

  static func removeAllPending(then end: () -> Void) {
    changing {
      pending_files_remove_all()
      end()
    }
  }
}
