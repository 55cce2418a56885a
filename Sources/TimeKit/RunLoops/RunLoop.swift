/// The run loop of the stage, whose turns come at the stage's time. The name shadows Foundation's in files that import UIKit.
///
/// There is one thread, so there is one run loop, whatever its name.
public final class RunLoop: Sendable {
  /// A mode says what a loop listens to; the stage's listens to all.
  public typealias Mode = Foundation.RunLoop.Mode

  /// The stage's run loop.
  public static let main = RunLoop()
  /// The stage's run loop, whatever queue asks.
  public static var current: RunLoop { main }

  /// The default mode at all times.
  public var currentMode: Mode? { .default }

  private init() {}

  /// Runs the block in the next turn, at the same virtual time.
  public func perform(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  /// Runs the block in the next turn, whatever modes are given.
  public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    perform(block)
  }

  /// Starts the timer, whatever mode is given.
  @preconcurrency @MainActor
  public func add(_ timer: Timer, forMode mode: Mode) {
    timer.begin()
  }

  /// Returns at once: the stage runs its loop by itself.
  public func run() {}

  /// Lets the time pass for the code that follows, as a sleep does.
  public func run(until limitDate: Date) {
    Thread.sleep(until: limitDate)
  }

  /// Lets the time pass up to a date, as a sleep does; returns at once where the date is in the distant future.
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    if limitDate.timeIntervalSinceNow < 1e6 { run(until: limitDate) }
    return true
  }
}
