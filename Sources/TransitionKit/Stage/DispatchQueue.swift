public import Dispatch

/// The main queue on the stage's time: what is put on it runs when the clock gets there.
///
/// This name and `DispatchTime` shadow Dispatch's in files that import UIKit. There is one thread and one time: other queues
/// are this one.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue()

  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }

  /// In the next turn, at the same virtual time.
  public func async(execute work: @escaping @MainActor () -> Void) {
    asyncAfter(deadline: .now(), execute: work)
  }

  /// A deadline in the distant future never comes.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated {
      guard let stage = Stage.active else { preconditionFailure("DispatchQueue.main speaks for a stage: make a Stage first") }
      guard deadline.seconds.isFinite else { return }
      stage.events.add(at: max(deadline.seconds, stage.now), work)
    }
  }
}

/// A moment of the stage's day, which begins with the stage.
public struct DispatchWallTime: Sendable, Hashable {
  let seconds: Double

  public static func now() -> DispatchWallTime { DispatchWallTime(seconds: DispatchTime.now().seconds) }

  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(seconds: time.seconds + seconds)
  }

  public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime(seconds: (DispatchTime(seconds: time.seconds) + interval).seconds)
  }
}

extension DispatchQueue {
  public func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping @MainActor () -> Void) {
    asyncAfter(deadline: DispatchTime(seconds: wallDeadline.seconds), execute: work)
  }

  /// At once: every queue is this one.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try work()
  }

  public func async(execute work: DispatchWorkItem) {
    asyncAfter(deadline: .now(), execute: work)
  }

  /// A cancelled item is taken out of the queue.
  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    MainActor.assumeIsolated { work.enqueue(at: deadline.seconds) }
  }
}

/// A moment of the current stage.
public struct DispatchTime: Sendable, Hashable, Comparable {
  /// On the stage's clock.
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
