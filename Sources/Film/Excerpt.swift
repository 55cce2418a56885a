/// The part of a film's pictures that is taken.
public enum Excerpt: Sendable, Hashable {
  /// All pictures.
  case whole
  /// The pictures of the whole film from one number to another, both included; the first is 0, and nil stands for the last.
  case frames(from: Int, to: Int?)
  /// The pictures of some moments, in any order; each stands as long as the last picture of the whole film would.
  case moments([Moment])
}

/// A moment of a film's motion.
public enum Moment: Sendable, Hashable {
  /// A time since the motion began.
  case seconds(Double)
  /// A share of the whole motion: 1 is its end.
  case share(Double)

  /// Later than any motion lasts.
  public static let limit = 120.0

  /// Reads `0.25`, `0.25s` or `25%`; nil for anything else, for what is negative, beyond 100% or beyond `limit`.
  public init?(_ text: some StringProtocol) {
    let unit = text.last.flatMap { "%s".contains($0) ? $0 : nil }
    guard let number = Double(unit == nil ? text[...] : text.dropLast()) else { return nil }
    guard (0...(unit == "%" ? 100 : Self.limit)).contains(number) else { return nil }
    self = unit == "%" ? .share(number / 100) : .seconds(number)
  }

  /// The moment in seconds since the beginning of a motion that takes `motion` seconds.
  func seconds(of motion: Double) -> Double {
    switch self {
    case .seconds(let seconds): seconds
    case .share(let share): share * motion
    }
  }
}
