/// The pictures of a film that are written: all of them, a range, or single moments.
public enum Excerpt: Sendable, Hashable {
  /// All pictures.
  case whole
  /// The frames from one number to another, both included. Frames count from 0; nil for `to` means the last frame.
  case frames(from: Int, to: Int?)
  /// The pictures of some moments, in any order. Each is shown for as long as the last picture of the whole film would be.
  case moments([Moment])
}

/// A moment of a film's motion.
public enum Moment: Sendable, Hashable {
  /// A time since the motion began.
  case seconds(Double)
  /// A share of the whole motion: 1 is its end.
  case share(Double)

  /// The latest time that a moment may name, in seconds; every motion has ended by then.
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
