/// How hard to compress, and how long.
public enum CompressionLevel: String, Sendable, CaseIterable {
  /// The quickest, for pictures and films that are looked at once.
  case fast
  /// The most bytes saved for little time.
  case standard
  /// The fewest bytes, for files that are kept.
  case small
}
