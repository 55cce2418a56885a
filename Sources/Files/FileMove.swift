/// The move of a finished file to its place.
struct FileMove {
  /// The name by which errors call the file.
  let name: String
  let origin: String
  let place: String
  /// Whether a file that lies at the place is replaced; otherwise the move fails.
  var replaces = true

  /// The file that lies at the place before the move.
  private enum Old {
    case nothing
    /// The old file is kept under a second name, `aside`.
    case kept
    /// The old file cannot be brought back: it has no second name.
    case beyondRecall
  }

  /// The second name of the file that lay at the place of a file.
  static func aside(of origin: String) -> String { origin + ".old" }

  private var aside: String { Self.aside(of: origin) }

  /// Moves all files or none. But if the file system has no links, a file that was replaced before another move failed stays
  /// replaced.
  ///
  /// - Parameter move: makes each move when it is needed: a film may have tens of thousands.
  static func perform(_ count: Int, _ move: (Int) -> FileMove) throws(FileError) {
    var done: [Old] = []
    defer { for (index, old) in done.enumerated() where old == .kept { FileSystem.removeFile(move(index).aside) } }
    for index in 0..<count {
      let next = move(index)
      do throws(SystemFailure) {
        // The last move never has to be undone: a rename is done or not.
        let old = index + 1 < count ? next.keepOld() : .beyondRecall
        try next.perform()
        done.append(old)
      } catch {
        FileSystem.removeFile(next.aside)
        for (index, old) in done.enumerated().reversed() { move(index).undo(old) }
        throw .unwritable(file: next.name, reason: error.reason)
      }
    }
  }

  private func perform() throws(SystemFailure) {
    if replaces { try FileSystem.move(origin, to: place) } else { try FileSystem.move(origin, toFree: place) }
  }

  private func keepOld() -> Old {
    guard replaces else { return .nothing }
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
