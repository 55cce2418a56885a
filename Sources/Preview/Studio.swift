/// Makes the films that the page asks for.
package protocol Studio: Sendable {
  /// What the page shows before the first film, as JSON.
  var opening: String { get }

  /// The command line that makes the film of a wish, as one types it.
  func command(for wish: FilmWish, _ pictures: DroppedPictures) -> String

  /// Films a wish. It may take long, and is called on a thread that may wait.
  ///
  /// - Parameter isWanted: whether anybody still waits for the film; if not, any result will do.
  func shoot(_ wish: FilmWish, as kind: Shot.Kind, _ pictures: DroppedPictures, while isWanted: @escaping @Sendable () -> Bool)
    -> Shot
}

/// What came of a wish.
package enum Shot: Sendable, Equatable {
  /// What a film is made for.
  package enum Kind: String, Sendable {
    /// A `Reel` for the page.
    case film
    /// A GIF to be saved.
    case gif
  }

  /// The film's bytes.
  case done([UInt8])
  /// Why there is none, line by line for people: a compiler's errors, a trap, a loop without end.
  case problem([String])
}
