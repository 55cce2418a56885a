public import Dispatch

/// A queue on the stage's clock: work runs when that clock reaches the work's time.
///
/// This name, `DispatchTime` and `DispatchGroup` shadow Dispatch's in files that import UIKit. There is only one thread and one clock,
/// so the work of all queues runs on the main actor, in the order in which it was given to them. What it sleeps is time of its own
/// queue.
public final class DispatchQueue: Sendable {
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let shared = DispatchQueue(label: "com.apple.root.default-qos", attributes: .concurrent)

  public let label: String
  /// Whether work waits for the end of the work before it, should that sleep.
  let isSerial: Bool

  /// The class is taken and changes nothing.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    isSerial = !attributes.contains(.concurrent)
  }

  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// Runs at once, after the work that a queue of one's own was given before.
  ///
  /// Another thread stands still until the stage has run the work in its next turn.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    if ForeignCalls.isForeign { return try ForeignCalls.run(work, rescue: { throw $0 }) }
    if self !== Self.main, self !== Self.shared { MainActor.assumeIsolated { StageTime.current?.finish(self) } }
    return try work()
  }

  public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
    try sync(execute: work)
  }

  /// Runs in the next turn, at the same virtual time. The group knows of the work; class and flags change nothing.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    group?.enter()
    asyncAfter(deadline: .now()) {
      work()
      group?.leave()
    }
  }

  /// A deadline in the distant future never comes.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    onStage { DispatchWorkItem(block: work).enqueue(on: self, at: deadline) }
  }

  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    asyncAfter(deadline: wallDeadline, execute: work)
  }

  public func async(execute work: DispatchWorkItem) {
    asyncAfter(deadline: .now(), execute: work)
  }

  public func async(group: DispatchGroup, execute work: DispatchWorkItem) {
    async(group: group) { work.perform() }
  }

  /// A cancelled item is taken out of the queue.
  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    onStage { work.enqueue(on: self, at: deadline) }
  }

  /// Runs `body` now, or in the stage's next turn if another thread asks.
  private func onStage(_ body: @escaping @MainActor () -> Void) {
    if ForeignCalls.isForeign { ForeignCalls.add(body) } else { MainActor.assumeIsolated(body) }
  }

  /// Runs the iterations at once, one after another.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }
}

extension DispatchQueue {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    public static let concurrent = Attributes(rawValue: 1)
  }

  public enum AutoreleaseFrequency: Sendable {
    case inherit, workItem, never
  }
}

/// A time of the wall clock, which starts at 0 with the stage.
public typealias DispatchWallTime = DispatchTime

/// A time of the current stage's clock.
public struct DispatchTime: Sendable, Hashable, Comparable {
  /// Counted from the stage's beginning.
  package let seconds: Double

  public static func now() -> DispatchTime {
    if ForeignCalls.isForeign { return DispatchTime(seconds: PublishedTime.now) }
    return DispatchTime(seconds: MainActor.assumeIsolated { CACurrentMediaTime() })
  }

  /// The stage's time in nanoseconds.
  public var uptimeNanoseconds: UInt64 { seconds.isFinite ? UInt64(max(seconds, 0) * 1e9) : .max }
  public var rawValue: UInt64 { uptimeNanoseconds }

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
