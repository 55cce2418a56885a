// In files that import UIKit these functions stand before Swift's own: a task of a stage sleeps exactly as long as it says, on the
// stage's clock. Other tasks sleep by the system's, as ever.

extension Task where Success == Never, Failure == Never {
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await ContinuousClock().sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }

  /// Sleeps to the end, whether the task is cancelled or not.
  public static func sleep(_ duration: UInt64) async {
    let delay = Duration.nanoseconds(Int64(clamping: duration))
    await withCheckedContinuation { continuation in
      guard !StageTime.wakes(continuation, after: delay) else { return }
      Task<Void, Never>.detached {
        try? await ContinuousClock().sleep(for: delay)
        continuation.resume()
      }
    }
  }
}
