public import Dispatch

/// Makes sources of events; a stage has those of timers.
public enum DispatchSource {
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let strict = TimerFlags(rawValue: 1)
  }

  /// A timer that is at rest until it is resumed. A stage's timers are exact, whatever the flags say.
  @preconcurrency @MainActor
  public static func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer {
    TimerSource(on: queue ?? .global())
  }
}

@preconcurrency @MainActor
public protocol DispatchSourceProtocol: AnyObject {
  var isCancelled: Bool { get }
  func setEventHandler(handler: (() -> Void)?)
  func setCancelHandler(handler: (() -> Void)?)
  func resume()
  func activate()
  func suspend()
  func cancel()
}

/// A timer of a queue, on the stage's clock.
@preconcurrency @MainActor
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// The leeway changes nothing: a stage's timers are exact.
  func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  /// Fires once.
  public func schedule(deadline: DispatchTime) {
    schedule(deadline: deadline, repeating: .never, leeway: .nanoseconds(0))
  }

  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  public func schedule(deadline: DispatchTime, repeating interval: Double) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }
}

private final class TimerSource: DispatchSourceTimer, RepeatingCall {
  private let queue: DispatchQueue
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private(set) var isCancelled = false
  private var isResumed = false
  /// When the timer fires first, and how many seconds lie between that and the next times; infinite for one that does not repeat.
  private var plan: (start: Double, interval: Double)?
  private var count = 0
  private weak var stage: StageTime?
  private var nextCall = ScheduledCall()

  init(on queue: DispatchQueue) {
    self.queue = queue
  }

  var summary: String { "a timer source that fires every \(plan?.interval ?? 0) s" }

  func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval) {
    schedule(deadline: deadline, repeating: (DispatchTime(seconds: 0) + interval).seconds, leeway: leeway)
  }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    plan = (deadline.seconds, max(interval, 1e-4))
    count = 0
    if isResumed { waitForNext() }
  }

  func setEventHandler(handler: (() -> Void)?) { self.handler = handler }

  func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }

  func activate() { resume() }

  func resume() {
    guard !isResumed, !isCancelled else { return }
    isResumed = true
    waitForNext()
  }

  func suspend() {
    isResumed = false
    nextCall.cancel()
    stage?.end(self)
  }

  func cancel() {
    guard !isCancelled else { return }
    suspend()
    isCancelled = true
    handler = nil
    let handler = cancelHandler
    cancelHandler = nil
    if let handler { queue.async { handler() } }
  }

  /// Times that have passed while the timer was suspended are left out.
  private func waitForNext() {
    guard let plan, let stage = StageTime.current else { return }
    var time = plan.start + (count == 0 ? 0 : Double(count) * plan.interval)
    if time < stage.now {
      count = plan.interval.isFinite ? max(Int(((stage.now - plan.start) / plan.interval).rounded(.up)), count) : count
      time = max(plan.start + (count == 0 ? 0 : Double(count) * plan.interval), stage.now)
    }
    guard time.isFinite else { return }
    self.stage = stage
    if plan.interval.isFinite { stage.begin(self) }
    nextCall.set(at: time, repeats: plan.interval.isFinite) { [weak self] in self?.come() }
  }

  private func come() {
    count += 1
    if plan?.interval.isFinite == true { waitForNext() } else { isResumed = true }
    handler?()
  }

  isolated deinit {
    nextCall.cancel()
    stage?.end(self)
  }
}
