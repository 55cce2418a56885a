/// When a sleeping task of a stage goes on.
enum WakeTime: Sendable {
  /// At a time of the stage's clock, in seconds.
  case at(Double)
  case after(Duration)
  /// After about as long, by a moment of the system's clock, which no second run can meet.
  case nearly(Duration)

  /// Where the stage's time 0 lies on Swift's clocks: so far off that no moment of the system's can be taken for one of a stage.
  private static let origin = Duration.seconds(1 << 40)

  /// Reads a moment of one of Swift's clocks; nil if the clock is neither of the two.
  init?<C: Clock>(_ instant: C.Instant, of clock: C) {
    guard let time = Self.sinceBeginning(instant) else { return nil }
    if time >= Self.origin {
      self = .at((time - Self.origin).inSeconds)
    } else {
      guard let delay = clock.now.duration(to: instant) as? Duration else { return nil }
      self = .nearly(delay)
    }
  }

  /// A time of the stage as a moment of a clock; nil if the clock is neither of Swift's two.
  static func instant<Instant: InstantProtocol>(_ type: Instant.Type, at seconds: Double) -> Instant? {
    let time = origin + .seconds(seconds)
    return ContinuousClock().systemEpoch.advanced(by: time) as? Instant
      ?? SuspendingClock().systemEpoch.advanced(by: time) as? Instant
  }

  private static func sinceBeginning(_ instant: Any) -> Duration? {
    switch instant {
    case let instant as ContinuousClock.Instant: ContinuousClock().systemEpoch.duration(to: instant)
    case let instant as SuspendingClock.Instant: SuspendingClock().systemEpoch.duration(to: instant)
    default: nil
    }
  }
}

extension Duration {
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
