/// A screen, a window and a clock that starts at 0: where transition code runs.
///
/// Time is in seconds and moves only by `advance` and `settle`, which fire everything due on the way, in order.
///
/// `UIScreen.main`, `DispatchQueue.main` and the like stand for the current stage. While a stage advances, settles or performs, it
/// is the current one. Otherwise the current one is the stage that was last made, asked for its window, or advanced.
@preconcurrency @MainActor
public final class Stage {
  /// The current stage.
  // Inlined, this is 1,080 lines of intermediate code in 83 functions.
  @inline(never)
  package static var active: Stage? { performing ?? asked }
  /// The innermost of the stages that advance, settle or perform.
  private(set) static var performing: Stage? {
    didSet {
      // Asked for, the old stage is let go of after the change and not in its midst: its end makes another stage current for a while.
      withExtendedLifetime(oldValue) { activeDidChange() }
      StageTime.performing = performing?.time
    }
  }
  /// The stage that was last made, asked for its window, or advanced.
  private static var asked: Stage? {
    didSet {
      withExtendedLifetime(oldValue) { activeDidChange() }
      if let asked, performing == nil { TaskRoute.keep(asked.time) }
    }
  }

  private static func activeDidChange() {
    let scene = active?.scene
    guard LayerScene.current !== scene else { return }
    LayerScene.current = scene
    StageTime.current = active?.time
    UITraitCollection.current = active?.screen.traits ?? UITraitCollection()
  }

  /// The current stage; stops the program with `reason` if there is none.
  static func required(for reason: String) -> Stage {
    guard let active else { misuse("\(reason): make a Stage first") }
    return active
  }

  /// The window that fills the screen.
  public var window: UIWindow {
    Self.asked = self
    return ownWindow
  }
  let ownWindow: UIWindow
  /// The virtual time.
  public private(set) var now: Double {
    get { time.now }
    set { time.now = newValue }
  }
  /// What the layers know of the stage.
  let scene: LayerScene
  /// The part of the stage that queues, timers and tasks know.
  let time: StageTime

  package let screen: UIScreen
  /// How much of the screen the device keeps free of controls at each edge, in points: at the upper one for the status bar, at the lower
  /// one for the home indicator.
  public let safeArea: UIEdgeInsets
  /// The radius of the device's screen at its corners, with which a screen begins to stand back behind a sheet.
  public var cornerRadius: CGFloat = 0
  /// The height of the status bar at the screen's upper edge, in points.
  public var statusBarHeight: CGFloat { safeArea.top }
  package var turn: RunLoopTurn { scene.turn }
  package internal(set) var transitions: [any StageTransition] = []
  /// Draws what lies over all windows: the status bar. Asked for each picture; nil draws nothing.
  package var overlay: (@MainActor (Stage) -> CALayer?)?
  /// Says how views look that come to a window; nil until a proxy is asked for.
  package var appearanceSource: (any AppearanceSource)?
  /// Told of each object that a delegate hands out for a transition, before it is used; of nil where it hands out no animator.
  package var watchesChoices: (@MainActor (AnyObject?) -> Void)?
  /// The clocks that drive animations now.
  var clocks: [AnimationClock] = []
  /// Whether a film runs the stage.
  package var isFilmed: Bool {
    get { time.isFilmed }
    set { time.isFilmed = newValue }
  }
  /// Whether something due is under way.
  private(set) var isFiring = false
  let touchScreen = TouchScreen()
  var interactionLocks = 0
  var repetition = Repetition()
  package private(set) lazy var application = UIApplication(on: self)
  private(set) lazy var pasteboard = UIPasteboard()
  /// The PostScript names of the fonts that text was drawn with so far.
  package var fontsInUse: Set<String> = []
  /// The fonts among `fontsInUse` whose strokes were widened for want of a weight.
  package var widenedFonts: Set<String> = []
  private(set) lazy var device = UIDevice(of: self)
  package let statusBar = StatusBar()
  /// The window that was made key last; nil stands for the stage's own.
  weak var keyWindow: UIWindow?
  package internal(set) weak var firstResponder: UIResponder?
  /// The height of the keyboard that was raised; 0 without one.
  package internal(set) var keyboardHeight: CGFloat = 0
  /// The keyboard that is drawn; nil until the first field is edited.
  package var screenKeyboard: (any ScreenKeyboard)?
  /// Whether the person who holds the device has asked for less motion; read by `UIAccessibility`.
  public var reducesMotion = false {
    didSet { settingDidChange(oldValue != reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification) }
  }
  /// Whether the person who holds the device has asked for less transparency: blurs then give way to plain colours.
  public var reducesTransparency = false {
    didSet { settingDidChange(oldValue != reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification) }
  }
  /// Every protocol and lifecycle call and every diagnostic, in the order in which they came.
  public internal(set) var calls: [LoggedCall] = []
  /// The messages that code has written to the device's log by `os_log` and `Logger`.
  public var messages: [LoggedMessage] { time.messages }
  /// Breaches of the animators' contract, in the order of time; empty if all is well.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Indices in `calls` of the calls that have not returned yet, innermost last; nil for a method that its object leaves out.
  var openCalls: [Int?] = []

  /// - Precondition: the size in pixels is one a bitmap may have, see `allows(size:scale:)`.
  ///
  /// - Parameter statusBarHeight: what navigation bars add to their own height, in points.
  public convenience init(size: CGSize, scale: CGFloat, statusBarHeight: CGFloat = 20) {
    self.init(size: size, scale: scale, safeArea: UIEdgeInsets(top: statusBarHeight, left: 0, bottom: 0, right: 0))
  }

  /// - Precondition: the size in pixels is one a bitmap may have, see `allows(size:scale:)`.
  ///
  /// - Parameter safeArea: what the device keeps free of controls; its top is the status bar's height.
  public init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
    insist(Self.allows(size: size, scale: scale), "A stage's size in pixels must be one a bitmap may have")
    let outer = Self.performing
    Self.performing = nil
    Self.asked = nil
    scene = LayerScene(scale: scale)
    time = StageTime(of: scene)
    screen = UIScreen(size: size, nativeScale: scale)
    self.safeArea = safeArea
    ownWindow = UIWindow(frame: CGRect(origin: .zero, size: size))
    scene.observer = self
    ownWindow.stage = self
    ownWindow.layer.isHidden = false
    Self.performing = outer
    perform {
      ownWindow.backgroundColor = .black
      endTurn()
    }
  }

  /// Breaks cycles: a running animation or transition holds the blocks to call at its end, and these often hold the animation.
  isolated deinit {
    transitions.forEach { $0.abandon() }
    clocks.forEach { $0.abandon(at: now) }
    for running in scene.animations.all { running.layer?.detach(running.animation) }
    TaskRoute.forget(time)
    endTasks()
  }

  /// Runs `body` with a stage that nobody sees, and leaves the current stage as it was.
  static func withUnseenStage(_ body: (Stage) -> Void) {
    let stage = asked
    defer { asked = stage }
    let unseen = Stage(size: CGSize(width: 1, height: 1), scale: 1)
    unseen.perform { body(unseen) }
  }

  // MARK: Time

  /// Moves the clock; never backwards.
  public func advance(to time: Double) {
    insist(time >= now, "Time does not run backwards: it is \(now) already")
    run(until: time)
    now = time
  }

  /// Runs until nothing moves and nothing is due.
  ///
  /// An animation on a layer whose own time stands still does not move. Timers and display links that repeat are waited for until they have
  /// been alone for `Stage.patienceWithRepetition`.
  ///
  /// - Parameter limit: how many seconds that may take.
  /// - Throws: an error that names the animations, timers and transitions which have not ended by then. The clock stands at the limit.
  public func settle(limit: Double = 10) throws(StageError) {
    let end = now + limit
    run(until: end, stopsAtRest: true)
    guard !isAtRest else { return }
    let names = unfinished
    now = end
    transitions.forEach { $0.diagnoseThatItNeverEnds() }
    throw .neverEnds(names, limit: limit)
  }

  /// Moves the clock, or runs until nothing moves and nothing is due if that is earlier.
  ///
  /// - Returns: whether nothing moves any more; the clock then stands where the last thing happened.
  package func rests(by time: Double) -> Bool {
    run(until: time, stopsAtRest: true)
    guard !isAtRest else { return true }
    now = time
    return false
  }

  /// Makes this stage current while `body` runs.
  @discardableResult
  public func perform<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let outer = Self.performing
    if outer == nil { Self.asked = self }
    Self.performing = self
    defer { (Self.performing, Self.asked) = (outer, self) }
    return try body()
  }

  /// Whether nothing moves, nothing is due and no transition is under way; what repeats for ever does not count once it has been alone for
  /// `Stage.patienceWithRepetition`.
  public var isAtRest: Bool { rests(before: nextDue ?? .infinity) }

  /// The earliest time at which something happens; nil if nothing ever will.
  private var nextDue: Double? {
    let ends = [scene.animations.nextEnd(), clocks.lazy.map(\.endTime).min(), time.nextCall]
    return ends.compactMap(\.self).filter(\.isFinite).min().map { max($0, now) }
  }

  /// Fires everything due up to a time; the clock stays at the time of the last thing fired.
  private func run(until end: Double, stopsAtRest: Bool = false) {
    perform {
      time.takeJobs()
      endTurn()
      lookForRepetition(before: nextDue)
      while let due = nextDue, due <= end, !(stopsAtRest && rests(before: due)) {
        runChecks(before: due)
        fire(at: due)
      }
      runChecks(before: nextDue ?? .infinity)
    }
  }

  /// Checks what transitions have left behind, once nothing more is due at the same moment: until then it may be tidied up.
  private func runChecks(before due: Double) {
    if due > now + 0.001 { turn.runChecks() }
  }

  func fire(at due: Double) {
    let wasFiring = isFiring
    isFiring = true
    defer { isFiring = wasFiring }
    now = due
    var isRepeated = true
    for clock in clocks where clock.endTime <= now {
      isRepeated = isRepeated && clock.isRepeated
      clock.arrive()
    }
    let stopped = scene.animations.takeEnded(at: now)
    stop(stopped, finished: true)
    let areRepeated = time.runDue()
    isRepeated = isRepeated && areRepeated && stopped.allSatisfy(\.isRepeated)
    time.asRepetition(isRepeated) {
      endTurn()
      time.takeJobs()
    }
    lookForRepetition(before: nextDue)
  }

  /// Takes animations off their layers, then tells their delegates and animation blocks. A finished one may stay on its layer.
  private func stop(_ stopped: [RunningAnimation], finished: Bool) {
    for running in stopped where !finished || running.animation.isRemovedOnCompletion {
      running.layer?.detach(running.animation)
    }
    for running in stopped {
      time.asRepetition(running.isRepeated) { running.animation.didStop(finished: finished) }
    }
  }

  // MARK: The turn of the run loop

  /// Lays out, runs the work that waited for layout, stops animations whose layers have left the window, and takes the result to the
  /// screen.
  func endTurn() {
    repeat {
      Observations.lookAtAll()
      if statusBar.needsUpdate { statusBar.update(on: self) }
      turn.needsLayout = false
      turn.treeChanged = false
      ownWindow.layoutIfNeeded()
      scene.finishDuties()
      turn.runWaiting()
      if turn.hasStrays {
        turn.hasStrays = false
        stop(scene.animations.removeAll { $0.layer?.root.owner !== ownWindow }, finished: false)
      }
    } while turn.commit() || turn.needsLayout || turn.treeChanged
    if turn.hasChanges { repetition.lastChange = now }
    turn.end()
  }

  /// The animations, timers and transitions for which `settle` waits, in words.
  private var unfinished: [String] {
    transitions.map { "\($0.summary) never called completeTransition" } + scene.animations.all.compactMap(\.summary)
      + time.unfinished
  }
}

/// Why a stage could not go on.
public enum StageError: Error, Equatable {
  /// Names the animations, timers and transitions that did not end.
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
