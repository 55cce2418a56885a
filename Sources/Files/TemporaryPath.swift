private import CProcess
private import Synchronization

/// The path of a temporary file or directory, entered in the table of those that must not outlive the process.
struct TemporaryPath: Sendable {
  let path: String
  private let ticket: Int64

  private static let start = ".render-transition-"
  private static let end = ".tmp"

  /// Whether a file of this name may be a temporary file of this or another process.
  static func isName(_ name: String) -> Bool { name.hasPrefix(start) && name.hasSuffix(end) }

  /// The number of the process that a temporary file's name has; nil for other names.
  static func process(ofName name: String) -> Int32? {
    guard isName(name) else { return nil }
    let numbers = name.dropFirst(start.count).dropLast(end.count).split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, let process = Int32(numbers[0]), process > 0, UInt64(numbers[1]) != nil else { return nil }
    return process
  }

  /// How many names are tried at most. Some may be left behind by a killed process of the same number, but hardly as many.
  private static let attempts = 1_000

  /// The lock that is held while files are made, moved or removed, so that no file appears while `removeAllPending` removes them.
  private static let changes = Mutex(())

  /// Enters an unused path in the table, and makes the file or directory of that path.
  ///
  /// - Parameter file: what errors call the output.
  static func making<Made>(
    in directory: String, for file: String, _ make: (String) throws(SystemFailure) -> Made
  ) throws(FileError) -> (temporary: TemporaryPath, made: Made) {
    try changing { () throws(FileError) in
      Leftovers.remove(from: directory)
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
    let path = "\(directory)/\(Self.start)\(FileSystem.processIdentifier)-\(pending_files_unique())\(Self.end)"
    let ticket = unsafe pending_files_add(path)
    if ticket < 0 { throw .unwritable(file: file, reason: "the path is too long") }
    if ticket == 0 { throw .unwritable(file: file, reason: "\(PENDING_FILES_LIMIT) outputs are already being written") }
    self.path = path
    self.ticket = ticket
  }

  /// Whether the path is still in the table: neither finished nor given up.
  var isHeld: Bool { pending_files_holds(ticket) != 0 }

  /// Runs system calls for an output that is neither finished nor given up; `discard` gives it up when one fails.
  func use(
    for file: String, orElse discard: () -> Void, _ calls: () throws(SystemFailure) -> Void
  ) throws(FileError) {
    guard isHeld else { throw .closed }
    do throws(FileError) {
      try FileError.whileWriting(file, calls)
    } catch {
      discard()
      throw error
    }
  }

  /// Takes the path out of the table; true for the first caller.
  func release() -> Bool { pending_files_release(ticket) != 0 }

  /// The number of files that the path holds, if it is a directory.
  var count: Int { Int(pending_files_count(ticket)) }

  /// Notes in the table that the path is a directory that holds files named 0 to count - 1.
  func setCount(_ count: Int) { pending_files_set_count(ticket, UInt32(count)) }

  /// Changes files under the lock, so that `removeAllPending` finds the change wholly done or not begun. Calls must not be nested.
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
