/// The move of a finished file to its place.
struct FileMove {
  /// The name by which errors call the file.
  let name: String
  let origin: String
  let place: String

  /// The file that lies at the place before the move.
  private enum Old {
    case nothing
    /// The old file is kept under a second name, `aside`.
    case kept
    /// The old file cannot be brought back: it has no second name.
    case beyondRecall
  }

  private var aside: String { origin + ".old" }

  /// Moves all files or none. But if the file system has no links, a file that was replaced before another move failed stays
  /// replaced.
  static func perform(_ moves: [FileMove]) throws(FileError) {
    var done: [(move: FileMove, old: Old)] = []
    defer { for (move, old) in done where old == .kept { FileSystem.removeFile(move.aside) } }
    for move in moves {
      do throws(SystemFailure) {
        // The last move never has to be undone: a rename is done or not.
        let old = done.count + 1 < moves.count ? move.keepOld() : .beyondRecall
        try FileSystem.move(move.origin, to: move.place)
        done.append((move, old))
      } catch {
        FileSystem.removeFile(move.aside)
        for (move, old) in done.reversed() { move.undo(old) }
        throw .unwritable(file: move.name, reason: error.reason)
      }
    }
  }

  private func keepOld() -> Old {
    do throws(SystemFailure) {
      try FileSystem.addName(aside, to: place)
      return .kept
    } catch {
      return error.isMissingFile ? .nothing : .beyondRecall
    }
  }

  private func undo(_ old: Old) {
    switch old {
    case .nothing: FileSystem.removeFile(place)
    case .kept: try? FileSystem.move(aside, to: place)
    case .beyondRecall: break
    }
  }
}
