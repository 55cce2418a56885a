/// A call at a time of the stage, once or again and again: the name shadows Foundation's in files that import UIKit.
///
/// The times are multiples of the interval from the start, so that errors do not add up. What the timer calls is kept until
/// it is invalid.
@preconcurrency @MainActor
open class Timer: NSObject {
  /// The interval in seconds. A value that is not positive counts as a tenth of a millisecond, as in Foundation.
  public let timeInterval: TimeInterval
  open private(set) var userInfo: Any?
  open private(set) var isValid = true

  private let repeats: Bool
  private var action: ((Timer) -> Void)?
  private var start = 0.0
  private var count = 0
  /// How long after its start the first call comes; an interval, unless a date was given.
  private var firstDelay: (() -> Double)?
  private weak var stage: StageTime?
  private var nextCall = ScheduledCall()

  /// Does not run until it is added to a run loop.
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    timeInterval = interval > 0 ? interval : 1e-4
    self.repeats = repeats
    action = block
    super.init()
  }

  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { aSelector(on: target, $0) }
    self.userInfo = userInfo
  }

  /// A timer that fires for the first time at a date, once it is added to a run loop.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    firstDelay = { max(date.timeIntervalSinceNow, 0) }
  }

  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.begin()
    return timer
  }

  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    timer.begin()
    return timer
  }

  /// Starts the timer; does nothing if it has been started before.
  func begin() {
    if ForeignCalls.isForeign { return ForeignCalls.add { self.begin() } }
    guard isValid, stage == nil, let stage = StageTime.current else { return }
    self.stage = stage
    start = stage.now + (firstDelay.map { $0() - timeInterval } ?? 0)
    if repeats { stage.begin(self) }
    waitForNext()
  }

  private func waitForNext() {
    count += 1
    nextCall.set(at: start + Double(count) * timeInterval, repeats: repeats) { self.come() }
  }

  /// Books the next call, and only then fires: an action may invalidate the timer.
  private func come() {
    guard isValid else { return }
    if repeats { waitForNext() }
    fire()
  }

  /// Calls at once; a timer that does not repeat is then done.
  open func fire() {
    guard isValid else { return }
    action?(self)
    if !repeats { invalidate() }
  }

  /// There are no more calls.
  open func invalidate() {
    isValid = false
    action = nil
    userInfo = nil
    nextCall.cancel()
    stage?.end(self)
  }
}

extension Timer: RepeatingCall {
  var summary: String { "a timer that repeats every \(timeInterval) s" }
}
