/// A registration for changes of traits, by which it can be taken back.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Somebody who is told when one of several traits changes.
@MainActor
final class TraitWatcher: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (_ previous: UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (_ previous: UITraitCollection) -> Void) {
    (self.traits, self.tell) = (traits, tell)
  }
}

/// An object with traits that keeps those who are told of their changes: a view or a controller.
@MainActor
package protocol TraitWatching: AnyObject {
  var traitWatchers: TraitWatchers { get set }
}

/// The registrations of one object.
package struct TraitWatchers {
  fileprivate var all: [TraitWatcher] = []

  package init() {}
}

extension TraitWatching {
  func tellWatchers(of traits: UITraitCollection, from previous: UITraitCollection) {
    for watcher in traitWatchers.all where traits.differs(from: previous, in: watcher.traits) { watcher.tell(previous) }
  }
}

/// An object that can be asked to tell of changes of single traits: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// Calls a closure, with this object and its traits until then, whenever one of the traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(TraitWatcher(traits) { [weak self] previous in if let self { handler(self, previous) } })
  }

  /// The same for a closure that says itself of which type it takes the object to be, such as `Self`.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Environment, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(TraitWatcher(traits) { [weak self] previous in if let known = self as? Environment { handler(known, previous) } })
  }

  /// Calls a method of another object, with as many of these as it takes: this object, its traits until then.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return add(
      TraitWatcher(traits) { [weak self, weak target] previous in
        if let self, let target { action(on: target, self, previous) }
      })
  }

  /// Calls a method of this object.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitWatching)?.traitWatchers.all.removeAll { $0 === registration }
  }

  private func add(_ watcher: TraitWatcher) -> any UITraitChangeRegistration {
    (self as? any TraitWatching)?.traitWatchers.all.append(watcher)
    return watcher
  }
}

extension UIView: UITraitChangeObservable, TraitWatching {
  package var traitWatchers: TraitWatchers {
    get { surroundings.watchers }
    set { surroundings.watchers = newValue }
  }
}
