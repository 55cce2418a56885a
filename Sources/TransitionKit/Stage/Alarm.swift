/// A call at a later time of the stage that may be called off.
@MainActor
struct Alarm {
  private var ticket: EventQueue.Ticket?
  private weak var stage: Stage?

  mutating func set(after delay: Double, _ action: @escaping () -> Void) {
    set(at: (Stage.active?.now ?? 0) + delay, action)
  }

  /// In the place of what was set before.
  mutating func set(at time: Double, _ action: @escaping () -> Void) {
    cancel()
    stage = Stage.active
    ticket = stage?.events.add(at: time, action)
  }

  mutating func cancel() {
    if let ticket { stage?.events.remove(ticket) }
    ticket = nil
  }
}
