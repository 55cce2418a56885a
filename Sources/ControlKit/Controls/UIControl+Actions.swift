extension UIControl {
  /// All targets; the null object stands for actions without one.
  public var allTargets: Set<AnyHashable> {
    Set(
      actions.entries.compactMap { entry in
        guard entry.method != nil else { return nil }
        guard entry.isTargeted else { return NSNull() }
        return entry.target.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) }
      })
  }

  /// All events for which something is called.
  public var allControlEvents: Event { actions.entries.reduce([]) { $0.union($1.events) } }

  /// The names of the target's methods that are called for an event; nil if there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = actions.entries
      .filter { $0.target === target && $0.isTargeted == (target != nil) && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.method?.name }
    return names.isEmpty ? nil : names
  }

  /// Hands the closure each action, or each target with its method, and their events; setting `stop` ends that.
  public func enumerateEventHandlers(
    _ iterator: (_ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for entry in actions.entries where !stop {
      iterator(entry.action, entry.method.map { (entry.target, $0) }, entry.events, &stop)
    }
  }
}
