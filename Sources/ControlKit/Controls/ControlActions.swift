/// The methods and closures that a control calls, in the order in which they were added.
@MainActor
struct ControlActions {
  struct Entry {
    /// The object, which is not kept alive; nil stands for the first responder that has the method.
    weak var target: AnyObject?
    /// Whether a target was given, which may be gone.
    let isTargeted: Bool
    let method: Selector?
    let action: UIAction?
    var events: UIControl.Event

    /// Whether the entry is of this target and method; nil matches any.
    fileprivate func matches(_ target: AnyObject?, _ method: Selector?) -> Bool {
      self.method != nil && (target == nil || self.target === target) && (method == nil || self.method == method)
    }
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ target: AnyObject?, _ method: Selector, _ events: UIControl.Event) {
    let known = entries.firstIndex { $0.method == method && $0.target === target && $0.isTargeted == (target != nil) }
    guard let known else {
      return entries.append(Entry(target: target, isTargeted: target != nil, method: method, action: nil, events: events))
    }
    entries[known].events.formUnion(events)
  }

  /// An action takes the place of the one with its identifier.
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    let known = entries.firstIndex { $0.action?.identifier == action.identifier }
    var entry = Entry(target: nil, isTargeted: false, method: nil, action: action, events: events)
    guard let known else { return entries.append(entry) }
    entry.events.formUnion(entries[known].events)
    entries[known] = entry
  }

  mutating func remove(_ target: AnyObject?, _ method: Selector?, _ events: UIControl.Event) {
    remove(events) { $0.matches(target, method) }
  }

  mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
    remove(events) { $0.action?.identifier == identifier }
  }

  private mutating func remove(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The targets and actions that one of the events calls.
  func called(for events: UIControl.Event) -> [Entry] {
    entries.filter { !$0.events.isDisjoint(with: events) && (!$0.isTargeted || $0.target != nil) }
  }
}
