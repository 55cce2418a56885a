/// Why a file could not be read or written: the facts. The words for people are in `description`.
public enum FileError: Error, Sendable, Equatable {
  /// The system would not give the file.
  case unreadable(file: String, reason: String)
  /// The system would not take the file.
  case unwritable(file: String, reason: String)
  /// The directory for a film's frames is not empty.
  case directoryNotEmpty(String)
  /// A film's frames would replace a file.
  case taken(file: String, directory: String)
  /// The output was used after an error or after its end.
  case closed

  /// Runs system calls on behalf of an output that people know as `file`.
  static func whileWriting<Result>(_ file: String, _ calls: () throws(SystemFailure) -> Result) throws(FileError) -> Result {
    do throws(SystemFailure) {
      return try calls()
    } catch {
      throw .unwritable(file: file, reason: error.reason)
    }
  }
}

extension FileError: CustomStringConvertible {
  /// One line: the file, what is wrong with it, and the way out where there is one.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "cannot read \(file): \(reason)"
    case .unwritable(let file, let reason):
      "cannot write \(file): \(reason)"
    case .directoryNotEmpty(let directory):
      "cannot write frames into \(directory): it is not empty; name another directory, or use --force"
    case .taken(let file, let directory):
      "cannot write frames into \(directory): \(file) is already there; name another pattern, or use --force"
    case .closed:
      "the output is closed: an earlier error ended it, or it is finished"
    }
  }
}
