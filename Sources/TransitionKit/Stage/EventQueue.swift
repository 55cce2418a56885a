/// What is to happen later, by time, then in the order in which it was asked for.
struct EventQueue {
  /// Names an event that may be called off.
  struct Ticket: Hashable {
    fileprivate let number: Int
  }

  private struct Event {
    let ticket: Ticket
    let time: Double
    let action: () -> Void
  }

  /// Sorted by time.
  private var events: [Event] = []
  private var count = 0

  var nextTime: Double? { events.first?.time }

  @discardableResult
  mutating func add(at time: Double, _ action: @escaping () -> Void) -> Ticket {
    let index = events.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    count += 1
    let ticket = Ticket(number: count)
    events.insert(Event(ticket: ticket, time: time, action: action), at: index)
    return ticket
  }

  /// Does nothing if the event has been taken out already.
  mutating func remove(_ ticket: Ticket) {
    events.removeAll { $0.ticket == ticket }
  }

  /// Takes out everything due at `time`; what those actions add comes next.
  mutating func takeDue(at time: Double) -> [() -> Void] {
    let due = events.prefix { $0.time <= time }
    events.removeFirst(due.count)
    return due.map(\.action)
  }
}
