private import Synchronization

/// What came of the last wishes, for pages that ask for the same again: a second window, a value that is set back.
final class FilmShelf: Sendable {
  struct Title: Hashable {
    let wish: FilmWish
    let kind: Shot.Kind
    /// How often the sources had been saved.
    let version: Int
  }

  /// The most bytes of all films together.
  private static let mostBytes = 128 << 20
  private static let most = 12

  private let shots = Mutex<[(title: Title, shot: Shot)]>([])

  subscript(title: Title) -> Shot? {
    shots.withLock { shots in shots.first { $0.title == title }?.shot }
  }

  /// Keeps what came of a wish; films of sources as they were before go, and the oldest beyond the limits.
  func keep(_ shot: Shot, as title: Title) {
    shots.withLock { shots in
      shots.removeAll { $0.title.version != title.version }
      shots.append((title, shot))
      while shots.count > Self.most || shots.reduce(0, { $0 + $1.shot.byteCount }) > Self.mostBytes { shots.removeFirst() }
    }
  }

  /// Forgets what went wrong, so that it is tried again.
  func forgetProblems() {
    shots.withLock { shots in
      shots.removeAll { if case .problem = $0.shot { true } else { false } }
    }
  }
}

extension Shot {
  fileprivate var byteCount: Int {
    if case .done(let bytes) = self { bytes.count } else { 0 }
  }
}
