public import ViewKit

public import class TimeKit.DispatchQueue
public import struct TimeKit.DispatchTime
public import class TimeKit.OperationQueue
public import class TimeKit.Timer

/// A time of the stage's clock, which all schedulers go by.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
  let seconds: Double

  static var now: SchedulerTime { SchedulerTime(seconds: DispatchTime.now().seconds) }

  public func distance(to other: SchedulerTime) -> Stride { .seconds(other.seconds - seconds) }
  public func advanced(by n: Stride) -> SchedulerTime { SchedulerTime(seconds: seconds + n.timeInterval) }

  /// A length of time, in seconds where it is a plain number.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
    Codable, Sendable
  {
    public var timeInterval: TimeInterval
    public var magnitude: TimeInterval { abs(timeInterval) }

    public init(_ timeInterval: TimeInterval) {
      self.timeInterval = timeInterval
    }

    public init(floatLiteral value: TimeInterval) { self.init(value) }
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      self.init(seconds)
    }

    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }

    public static func < (left: Stride, right: Stride) -> Bool { left.timeInterval < right.timeInterval }
    public static func + (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval + right.timeInterval) }
    public static func - (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval - right.timeInterval) }
    public static func * (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval * right.timeInterval) }
    public static func += (left: inout Stride, right: Stride) { left = left + right }
    public static func -= (left: inout Stride, right: Stride) { left = left - right }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }
  }
}

/// A scheduler whose work runs on the stage, where there is one thread.
public protocol StageScheduler: Scheduler where SchedulerTimeType == SchedulerTime, SchedulerOptions == Never {
  /// The queue that the work waits in.
  var stageQueue: DispatchQueue { get }
}

extension StageScheduler {
  public var now: SchedulerTime { .now }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    let job = Job(run: action)
    stageQueue.async { job.run() }
  }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    let job = Job(run: action)
    stageQueue.asyncAfter(deadline: .now() + (date.seconds - now.seconds)) { job.run() }
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(interval.timeInterval, action)
    schedule(after: date) { repetition.begin() }
    return repetition
  }
}

/// Work that crosses from one piece of code on the stage's thread to another.
private struct Job: @unchecked Sendable {
  let run: () -> Void
}

/// Work that is done again and again, by a timer.
private final class Repetition: Cancellable, @unchecked Sendable {
  private let interval: TimeInterval
  private var work: (() -> Void)?
  private var timer: Timer?

  init(_ interval: TimeInterval, _ work: @escaping () -> Void) {
    (self.interval, self.work) = (interval, work)
  }

  func begin() {
    guard work != nil else { return }
    work?()
    MainActor.assumeIsolated {
      timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in self?.work?() }
    }
  }

  func cancel() {
    work = nil
    MainActor.assumeIsolated { timer?.invalidate() }
  }
}

extension DispatchQueue: StageScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
  public var stageQueue: DispatchQueue { self }
}

extension RunLoop: StageScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
  public var stageQueue: DispatchQueue { .main }
}

extension OperationQueue: StageScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
  public nonisolated var stageQueue: DispatchQueue { .main }
}

/// Runs everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: SchedulerTime { .now }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
