// In files that import UIKit the declarations below stand before Swift's own: on a stage the two clocks of Swift show the stage's
// time. Elsewhere they are the system's, as ever.

extension Clock {
  /// Sleeps for a time of the stage, where a stage runs the code.
  public func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws {
    try await sleep(until: present.advanced(by: duration), tolerance: tolerance)
  }

  /// The moment it is: the stage's time, where a stage runs the code and the clock is one of Swift's two.
  fileprivate var present: Instant { StageTime.timeOnThisThread.flatMap { WakeTime.instant(Instant.self, at: $0) } ?? now }
}

extension ContinuousClock {
  public var now: Instant { present }
  public static var now: Instant { ContinuousClock().present }
}

extension ContinuousClock.Instant {
  public static var now: Self { ContinuousClock().present }
}

extension SuspendingClock {
  public var now: Instant { present }
  public static var now: Instant { SuspendingClock().present }
}

extension SuspendingClock.Instant {
  public static var now: Self { SuspendingClock().present }
}
