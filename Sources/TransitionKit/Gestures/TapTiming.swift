/// What counts as a tap, and as one tap after another.
enum TapTiming {
  /// The longest a finger may stay down, in seconds.
  static let hold = 0.75
  /// The longest from one touch to the next, in seconds.
  static let interval = 0.35
  /// How far a finger may stray, and how far apart the taps may lie, in points.
  static let reach: CGFloat = 45
}
