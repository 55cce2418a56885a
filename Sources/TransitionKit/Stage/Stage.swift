internal import Raster

/// A screen, a window and a clock that starts at 0: where transition code runs.
///
/// Time is in seconds and moves only by `advance` and `settle`, which fire everything due on the way, in order. The stage that was
/// made or asked last, for its window or to go on, is the current one, for which `UIScreen.main`, `DispatchQueue.main` and their
/// like speak; while a stage advances, settles or performs, it is that one alone.
@preconcurrency @MainActor
public final class Stage {
  /// The current one.
  static var active: Stage? { performing ?? asked }
  /// The innermost of those that advance, settle or perform.
  private static var performing: Stage?
  /// The one made or asked last.
  private static var asked: Stage?

  public var window: UIWindow {
    Self.asked = self
    return ownWindow
  }
  let ownWindow: UIWindow
  /// The virtual time.
  public private(set) var now: Double = 0

  let screen: UIScreen
  /// How much of the screen's upper edge the status bar takes, in points.
  public let statusBarHeight: CGFloat
  let turn = Turn()
  var animations = RunningAnimations()
  /// Whether there are layers that go by a time of their own.
  var hasLayerTimes = false
  var transitions: [TransitionContext] = []
  /// Those that drive animations now.
  var clocks: [AnimationClock] = []
  var events = EventQueue()
  let touchScreen = TouchScreen()
  var interactionLocks = 0
  /// What fires again and again until it is stopped.
  var recurring: [any Recurring] = []
  var delayedCalls: [DelayedCall] = []
  var chance = Chance()
  var images = SharedImages()
  /// Every protocol and lifecycle call and every diagnostic, in the order in which they came.
  public internal(set) var calls: [LoggedCall] = []
  /// What animators did against their contract, in the order of time; empty if all is well.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Which of the calls are still running, innermost last.
  var openCalls: [Int] = []

  /// - Precondition: the size in pixels is one a bitmap may have, see `allows(size:scale:)`.
  ///
  /// - Parameter statusBarHeight: what navigation bars add to their own height, in points.
  public init(size: CGSize, scale: CGFloat, statusBarHeight: CGFloat = 20) {
    precondition(Self.allows(size: size, scale: scale), "A stage's size in pixels must be one a bitmap may have")
    let outer = Self.performing
    Self.performing = nil
    Self.asked = nil
    screen = UIScreen(size: size, scale: scale)
    self.statusBarHeight = statusBarHeight
    ownWindow = UIWindow(frame: CGRect(origin: .zero, size: size))
    ownWindow.stage = self
    Self.performing = outer
    perform {
      ownWindow.backgroundColor = .black
      endTurn()
    }
  }

  /// What still moves holds whom it would tell of its end, and they hold what moves.
  isolated deinit {
    transitions.forEach { $0.abandon() }
    clocks.forEach { $0.abandon(at: now) }
    for running in animations.all { running.layer?.detach(running.animation) }
  }

  public var size: CGSize { screen.bounds.size }
  public var scale: CGFloat { screen.scale }

  /// Whether a stage of `size` points, at `scale` pixels to a point, can be drawn.
  public nonisolated static func allows(size: CGSize, scale: CGFloat) -> Bool {
    guard (size.width * scale).isFinite, (size.height * scale).isFinite, scale > 0, size.width > 0, size.height > 0,
      size.width * scale < 1e6, size.height * scale < 1e6
    else { return false }
    return Bitmap.allows(width: pixels(size.width, scale), height: pixels(size.height, scale))
  }

  /// How many pixels a stage of `size` points has.
  public nonisolated static func pixelSize(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    (pixels(size.width, scale), pixels(size.height, scale))
  }

  /// How many pixels cover a length in points.
  func pixels(_ length: CGFloat) -> Int {
    Self.pixels(length, scale)
  }

  private nonisolated static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (length * scale).rounded(.up)
    return pixels < CGFloat(Bitmap.sideLimit) + 1 ? Int(pixels) : .max
  }

  // MARK: Time

  /// Moves the clock; never backwards.
  public func advance(to time: Double) {
    precondition(time >= now, "Time does not run backwards: it is \(now) already")
    perform {
      endTurn()
      while let due = nextDue, due <= time {
        fire(at: due)
      }
      now = time
    }
  }

  /// Runs until nothing moves and nothing is due.
  ///
  /// An animation on a layer whose own time stands still does not move.
  ///
  /// - Parameter limit: how many seconds that may take.
  /// - Throws: what still moves then, or waits for something that will never come. The clock stands at the limit.
  public func settle(limit: Double = 10) throws(StageError) {
    let end = now + limit
    perform {
      endTurn()
      while let due = nextDue, due <= end {
        fire(at: due)
      }
    }
    let names = unfinished
    guard names.isEmpty else {
      now = end
      transitions.forEach { $0.diagnoseThatItNeverEnds() }
      throw .neverEnds(names, limit: limit)
    }
  }

  /// Makes this stage current while `body` runs.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.performing
    Self.performing = self
    defer { (Self.performing, Self.asked) = (outer, self) }
    return try body()
  }

  /// Nothing moves, nothing is due and no transition is under way.
  public var isAtRest: Bool { nextDue == nil && unfinished.isEmpty }

  /// The earliest time at which something happens; nil if nothing ever will.
  private var nextDue: Double? {
    let ends = [animations.nextEnd(), clocks.lazy.map(\.endTime).min(), events.nextTime]
    return ends.compactMap(\.self).filter(\.isFinite).min().map { max($0, now) }
  }

  private func fire(at due: Double) {
    now = due
    for clock in clocks where clock.endTime <= now {
      clock.arrive()
    }
    stopEndedAnimations()
    for event in events.takeDue(at: now) {
      event()
    }
    endTurn()
  }

  private func stopEndedAnimations() {
    let ended = animations.takeEnded(at: now)
    for running in ended where running.animation.isRemovedOnCompletion {
      running.layer?.detach(running.animation)
    }
    for running in ended {
      running.animation.didStop(finished: true)
    }
  }

  // MARK: The turn of the run loop

  /// Lays out, starts what waited for that, stops what left the window, and takes the result to the screen.
  func endTurn() {
    repeat {
      turn.runChecks()
      turn.needsLayout = false
      turn.treeChanged = false
      ownWindow.layoutIfNeeded()
      turn.runWaiting()
      if turn.hasStrays { stopAnimationsOffScreen() }
    } while turn.commit() || turn.needsLayout || turn.treeChanged
    turn.runChecks()
    turn.end()
  }

  private func stopAnimationsOffScreen() {
    turn.hasStrays = false
    let left = animations.removeAll { $0.layer?.root.view !== ownWindow }
    for running in left {
      running.layer?.detach(running.animation)
    }
    for running in left {
      running.animation.didStop(finished: false)
    }
  }

  /// What `settle` waits for, in words.
  private var unfinished: [String] {
    let waits = recurring.isEmpty ? events.nextTime.map { ["work on the main queue waits for \($0) s"] } ?? [] : []
    return transitions.map { "\($0.summary) never called completeTransition" } + animations.all.compactMap(\.summary)
      + recurring.map { "\($0.summary) never stops" } + waits
  }
}

/// Why a stage could not go on.
public enum StageError: Error, Equatable {
  /// Names what still moves, or waits.
  case neverEnds([String], limit: Double)
}

extension StageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .neverEnds(let names, let limit):
      return "\(names.joined(separator: "; ")) (waited \(limit) s)"
    }
  }
}
