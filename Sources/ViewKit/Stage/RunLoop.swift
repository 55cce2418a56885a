/// The run loop of the stage, whose turns come at the stage's time. The name shadows Foundation's in files that import UIKit.
///
/// There is one thread, so there is one run loop, whatever its name.
public final class RunLoop: Sendable {
  public typealias Mode = Foundation.RunLoop.Mode

  public static let main = RunLoop()
  public static var current: RunLoop { main }

  public var currentMode: Mode? { .default }

  private init() {}

  /// Runs the block in the next turn, at the same virtual time.
  public func perform(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

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

  /// Lets the time pass for the code that follows, as a sleep does; a diagnostic says that the screen does not move meanwhile.
  public func run(until limitDate: Date) {
    Thread.sleep(until: limitDate)
  }

  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    if limitDate.timeIntervalSinceNow < 1e6 { run(until: limitDate) }
    return true
  }
}
