extension Story {
  /// In bytes: far more than anybody writes, little enough to be read at once.
  public static let longestText = 65_536
  /// A film of more would last for the better part of an hour.
  static let mostSteps = 2_000
  /// Each is a picture that stays in memory.
  static let mostParts = 64
  /// In seconds: nobody watches a clip for longer, and every frame of it costs time.
  static let longestWaits = 600.0
  /// In letters: what fits into a navigation bar.
  static let longestTitle = 40
  /// In letters: what an error can quote in a line.
  static let longestName = 40
  /// A text with more mistakes than these was not meant as a story.
  static let mostProblems = 20
}
