internal import LayerKit

/// A stage's time and what is to come in it: calls of queues and timers, steps of tasks. Beside them it keeps what else code finds of its
/// device under Foundation's names: random numbers and the log.
///
/// Names such as `DispatchQueue.main` and `Timer` stand for the current stage's time.
@MainActor
package final class StageTime {
  /// The time of the current stage.
  package static var current: StageTime?
  /// The time of the innermost of the stages that advance, settle or perform.
  package static var performing: StageTime? {
    didSet {
      if let performing {
        StageThread.begin()
        StageClock.show(performing.now)
      } else {
        StageThread.end()
        StageClock.hide()
      }
    }
  }

  private let scene: LayerScene
  var events = EventQueue()
  /// When serial queues that sleep go on.
  var wakeTimes: [ObjectIdentifier: Double] = [:]
  /// How many calls of the event queue are under way, one in another.
  var callDepth = 0
  var steps = TaskSteps()
  /// Calls that end the tasks which sleep for longer than any stage lives.
  var longSleepers: [() -> Void] = []
  /// Whether the stage is there only for tasks whose own stage is gone.
  package var isLastOfTasks = false
  /// Whether a film runs the stage. Then all code that is the stage's runs while the stage performs, and there is no keeper, whose
  /// tasks between the frames would be the stage's, too.
  package var isFilmed = false {
    didSet { TaskRoute.keep(self) }
  }
  var repeatingCalls: [any RepeatingCall] = []
  var delayedCalls: [DelayedCall] = []
  var randomNumbers = RandomNumbers()
  /// The messages that code has written to the device's log by `os_log` and `Logger`.
  package internal(set) var messages: [LoggedMessage] = []

  package init(of scene: LayerScene) {
    self.scene = scene
  }

  /// The time of the current stage; stops the program with `reason` if there is none.
  static func required(for reason: String) -> StageTime {
    guard let current else { misuse("\(reason): make a Stage first") }
    return current
  }

  /// The virtual time.
  package var now: Double {
    get { scene.now }
    set {
      scene.now = newValue
      PublishedTime.now = newValue
      if Self.performing === self { StageClock.show(newValue) }
    }
  }

  func diagnose(_ text: String, by object: String = "") {
    scene.diagnose(text, by: object)
  }

  // MARK: For the stage

  /// When the next call comes; nil if none is to come.
  package var nextCall: Double? { events.nextTime }

  /// Whether a task can go on now.
  package var hasTask: Bool { events.hasTask(at: now) }

  package func call(at time: Double, _ action: @escaping () -> Void) {
    events.add(at: time, action)
  }

  /// Runs what is due now, and says whether all of it comes again and again. Calls that come up meanwhile wait for the next time.
  package func runDue() -> Bool {
    let calls = events.takeDue(at: now)
    calls.forEach(run)
    return calls.allSatisfy(\.isRepeated)
  }

  // MARK: Repetition

  /// Whether there are calls that come again and again until they are stopped.
  package var repeats: Bool { !repeatingCalls.isEmpty }

  /// Whether any call is to come but those of repetition.
  package var hasSingleCall: Bool { events.hasSingleEvent }

  /// Whether a call that comes again and again is under way, or what follows from one.
  package private(set) var isRepeating: Bool {
    get { events.isRepeating }
    set { (events.isRepeating, scene.isRepeating) = (newValue, newValue) }
  }

  /// Runs an action whose animations and calls count as begun by what repeats, if they are.
  package func asRepetition(_ isRepeated: Bool, _ action: () -> Void) {
    let outer = isRepeating
    isRepeating = isRepeated
    action()
    isRepeating = outer
  }

  /// The timers that never stop, in words; where there are none, what comes next.
  package var unfinished: [String] {
    guard repeatingCalls.isEmpty else { return repeatingCalls.map { "\($0.summary) never stops" } }
    return events.next.map { ["\($0.kind.rawValue) waits for \($0.time) s"] } ?? []
  }
}
