/// The calls to come, by time, then in the order in which they were asked for.
struct EventQueue {
  /// Names an event that may be called off.
  struct Ticket: Hashable {
    fileprivate let number: Int
  }

  /// For messages: what waits.
  enum Kind: String {
    case work = "work on the main queue"
    case task = "a task"
  }

  struct Event {
    fileprivate let ticket: Ticket
    let kind: Kind
    let queue: DispatchQueue?
    let time: Double
    let action: () -> Void
    /// What is done in place of the action if the stage goes away first.
    let ending: (() -> Void)?
    /// Whether it comes again and again, or follows from what does.
    var isRepeated = false
  }

  /// Sorted by time.
  private var events: [Event] = []
  private var count = 0

  /// Whether what is added now follows from a call that comes again and again.
  var isRepeating = false

  var nextTime: Double? { events.first?.time }

  var next: (kind: Kind, time: Double)? { events.first.map { ($0.kind, $0.time) } }

  /// Whether any event comes but those of repetition.
  var hasSingleEvent: Bool { events.contains { !$0.isRepeated } }

  func hasTask(at time: Double) -> Bool {
    events.prefix { $0.time <= time }.contains { $0.kind == .task }
  }

  @discardableResult
  mutating func add(
    at time: Double, of kind: Kind = .work, on queue: DispatchQueue? = nil, repeats: Bool = false,
    orElse ending: (() -> Void)? = nil, _ action: @escaping () -> Void
  ) -> Ticket {
    let index = events.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    count += 1
    let ticket = Ticket(number: count)
    events.insert(
      Event(
        ticket: ticket, kind: kind, queue: queue, time: time, action: action, ending: ending,
        isRepeated: repeats || isRepeating),
      at: index)
    return ticket
  }

  /// Does nothing if the event has been taken out already.
  mutating func remove(_ ticket: Ticket) {
    events.removeAll { $0.ticket == ticket }
  }

  /// Takes out everything that must be ended if it cannot come, and returns what does that.
  mutating func takeEndings() -> [() -> Void] {
    defer { events.removeAll { $0.ending != nil } }
    return events.compactMap(\.ending)
  }

  /// Drops everything but what tasks wait for.
  mutating func keepTasks() {
    events.removeAll { $0.kind != .task }
  }

  /// Takes out everything due at `time`. Events that the actions add come in the next call.
  mutating func takeDue(at time: Double) -> [Event] {
    let due = events.prefix { $0.time <= time }
    events.removeFirst(due.count)
    return Array(due)
  }

  /// Puts back what a queue that sleeps cannot do yet.
  mutating func postpone(_ event: Event, to time: Double) {
    let index = events.firstIndex { $0.time > time } ?? events.endIndex
    events.insert(
      Event(
        ticket: event.ticket, kind: event.kind, queue: event.queue, time: time, action: event.action, ending: event.ending,
        isRepeated: event.isRepeated),
      at: index)
  }

  /// Takes out the next call that is due at `time` on any queue but the main one; nil if there is none.
  mutating func takeNextOffMain(at time: Double) -> Event? {
    let next = events.firstIndex { $0.time <= time && $0.queue != nil && $0.queue !== DispatchQueue.main }
    return next.map { events.remove(at: $0) }
  }

  /// Takes out the next call that is due at `time` on one queue; nil if there is none.
  mutating func takeNext(at time: Double, on queue: DispatchQueue) -> Event? {
    let next = events.firstIndex { $0.time <= time && $0.queue === queue }
    return next.map { events.remove(at: $0) }
  }
}

/// A call at a later time of the stage that may be called off.
@MainActor
package struct ScheduledCall {
  private var ticket: EventQueue.Ticket?
  private weak var stage: StageTime?

  package init() {}

  package mutating func set(after delay: Double, _ action: @escaping () -> Void) {
    set(at: (StageTime.current?.now ?? 0) + delay, action)
  }

  /// Replaces the call that was set before.
  package mutating func set(at time: Double, _ action: @escaping () -> Void) {
    set(at: time, repeats: false, action)
  }

  /// - Parameter repeats: whether the call is one of those that come again and again.
  mutating func set(at time: Double, repeats: Bool, _ action: @escaping () -> Void) {
    cancel()
    stage = StageTime.current
    ticket = stage?.events.add(at: time, repeats: repeats, action)
  }

  package mutating func cancel() {
    if let ticket { stage?.events.remove(ticket) }
    ticket = nil
  }
}

/// A timer or its like, which keeps a stage busy for ever unless somebody stops it.
@MainActor
protocol RepeatingCall: AnyObject {
  /// For messages: what it is, and how often it fires.
  var summary: String { get }
}

extension StageTime {
  func begin(_ call: any RepeatingCall) {
    end(call)
    repeatingCalls.append(call)
  }

  func end(_ call: any RepeatingCall) {
    repeatingCalls.removeAll { $0 === call }
  }
}
