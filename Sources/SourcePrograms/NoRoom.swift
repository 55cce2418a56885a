import Foundation

/// A disk, a quota or a limit of files' sizes that leaves no room for what is compiled, told from what tools and errors say.
enum NoRoom {
  /// The words by which the system and compilers tell, and what they mean.
  private static let reasons: [(words: [String], code: Int32)] = [
    (["No space left on device"], ENOSPC), (["Disk quota exceeded"], EDQUOT),
    // LLVM's programs take the signal of the limit for a crash.
    (["File too large", "due to signal \(SIGXFSZ)"], EFBIG),
  ]

  /// The problem in one line, if a tool says that it is one of room.
  static func problem(_ said: String, in directory: String) -> SourceProblem? {
    reasons.first { $0.words.contains(where: said.contains) }.map { problem($0.code, in: directory) }
  }

  /// The problem of an error that came of writing to the directory, in one line.
  static func problem(_ error: any Error, in directory: String) -> SourceProblem {
    let all = [error as NSError] + [(error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError].compactMap(\.self)
    if all.contains(where: { $0.code == CocoaError.fileWriteOutOfSpace.rawValue }) { return problem(ENOSPC, in: directory) }
    let known = all.first { error in error.domain == NSPOSIXErrorDomain && reasons.contains { Int($0.code) == error.code } }
    return known.map { problem(Int32($0.code), in: directory) }
      ?? SourceProblem("cannot write to \(directory): \(error.localizedDescription)")
  }

  private static func problem(_ code: Int32, in directory: String) -> SourceProblem {
    let other = "or let XDG_CACHE_HOME name another directory"
    switch code {
    case EFBIG:
      return SourceProblem(
        "no file may become as large as those in \(directory), where sources are compiled: raise the limit (ulimit -f)")
    case EDQUOT:
      return SourceProblem("the disk quota of \(directory), where sources are compiled, is used up: make room, \(other)")
    default:
      return SourceProblem("no space is left on the device of \(directory), where sources are compiled: make room, \(other)")
    }
  }
}
