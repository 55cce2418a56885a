public import Dispatch

/// A queue on the stage's clock: work runs when that clock reaches the work's time.
///
/// This name and `DispatchTime` shadow Dispatch's in files that import UIKit. There is only one thread and one clock, so every
/// queue is the main queue.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()

  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }

  /// Runs at once: every queue is this one.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try work()
  }

  /// Runs in the next turn, at the same virtual time.
  public func async(execute work: @escaping @MainActor () -> Void) {
    asyncAfter(deadline: .now(), execute: work)
  }

  /// A deadline in the distant future never comes.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated { DispatchWorkItem(block: work).enqueue(at: deadline) }
  }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping @MainActor () -> Void) {
    asyncAfter(deadline: wallDeadline, execute: work)
  }

  public func async(execute work: DispatchWorkItem) {
    asyncAfter(deadline: .now(), execute: work)
  }

  /// A cancelled item is taken out of the queue.
  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    MainActor.assumeIsolated { work.enqueue(at: deadline) }
  }
}

/// A time of the wall clock, which starts at 0 with the stage.
public typealias DispatchWallTime = DispatchTime

/// A time of the current stage's clock.
public struct DispatchTime: Sendable, Hashable, Comparable {
  /// Counted from the stage's beginning.
  let seconds: Double

  public static func now() -> DispatchTime {
    DispatchTime(seconds: MainActor.assumeIsolated { Stage.active?.now ?? 0 })
  }

  public static let distantFuture = DispatchTime(seconds: .infinity)

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    switch interval {
    case .seconds(let count): time + Double(count)
    case .milliseconds(let count): time + Double(count) / 1e3
    case .microseconds(let count): time + Double(count) / 1e6
    case .nanoseconds(let count): time + Double(count) / 1e9
    case .never: .distantFuture
    @unknown default: .distantFuture
    }
  }

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.seconds < right.seconds
  }
}
