private import Synchronization

/// The films that were made last, for pages that ask for the same again: a second window, a value that is set back.
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

  private let films = Mutex<[(title: Title, bytes: [UInt8])]>([])

  subscript(title: Title) -> [UInt8]? {
    films.withLock { films in films.first { $0.title == title }?.bytes }
  }

  /// Keeps a film; films of sources as they were before go, and the oldest beyond the limits.
  func keep(_ bytes: [UInt8], as title: Title) {
    films.withLock { films in
      films.removeAll { $0.title.version != title.version }
      films.append((title, bytes))
      while films.count > Self.most || films.reduce(0, { $0 + $1.bytes.count }) > Self.mostBytes { films.removeFirst() }
    }
  }
}
