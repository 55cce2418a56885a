/// Which of a film's pictures are taken.
public enum Excerpt: Sendable, Hashable {
  /// All of them.
  case whole
  /// Those of the whole film from one number to another, both included; the first is 0, and nil stands for the last.
  case frames(from: Int, to: Int?)
  /// The pictures of some moments, in any order; each stands as long as the last picture of the whole film would.
  case moments([Moment])
}
