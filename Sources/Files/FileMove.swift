/// A file on its way to its place.
struct FileMove {
  /// What errors call it.
  let name: String
  let origin: String
  let place: String

  /// What lies at the place before the move.
  private enum Old {
    case nothing
    /// It has a second name, `aside`.
    case kept
    /// The file system has no second names.
    case beyondRecall
  }

  private var aside: String { origin + ".old" }

  /// All arrive, or none; where the file system has no links, what has replaced a file before another fails stays.
  static func perform(_ moves: [FileMove]) throws(FileError) {
    var done: [(move: FileMove, old: Old)] = []
    defer { for (move, old) in done where old == .kept { FileSystem.removeFile(move.aside) } }
    for move in moves {
      do throws(SystemFailure) {
        // The last needs no way back: a rename is done or not.
        let old = done.count + 1 < moves.count ? move.keepOld() : .beyondRecall
        try FileSystem.rename(move.origin, to: move.place)
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
      try FileSystem.link(place, to: aside)
      return .kept
    } catch {
      return error.isMissingFile ? .nothing : .beyondRecall
    }
  }

  private func undo(_ old: Old) {
    switch old {
    case .nothing: FileSystem.removeFile(place)
    case .kept: try? FileSystem.rename(aside, to: place)
    case .beyondRecall: break
    }
  }
}
