public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls at once, too, with the value that is there.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Calls before a change, too. Changes are noticed afterwards here, so both calls come then.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}

/// What has become of a property; the values are there only if the options ask for them.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// Tells of a property's changes for as long as it is kept.
@preconcurrency @MainActor
open class NSKeyValueObservation: NSObject {
  /// Looks whether the value has changed and tells if so, or in any case.
  fileprivate var look: ((_ always: Bool) -> Void)?
  fileprivate weak var object: NSObject?
  fileprivate var keyPath: AnyKeyPath?

  open func invalidate() {
    look = nil
    object = nil
  }
}

/// Lets `observe` take key paths of the object's own class.
@preconcurrency @MainActor
public protocol KeyValueObserving: NSObject {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
  /// Calls the closure when the property has changed.
  ///
  /// A property that says so by `didChangeValue(for:)`, as `@objc dynamic` ones of adapted sources do, is told of at once; any other
  /// at the end of the turn in which its value became another.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    var last = self[keyPath: keyPath]
    let tell = { (object: Self, old: Value?, new: Value, isPrior: Bool) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
    }
    observation.object = self
    observation.keyPath = keyPath
    observation.look = { [weak self] always in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard always || !areSame(old, new) else { return }
      last = new
      if options.contains(.prior) { tell(self, old, new, true) }
      tell(self, old, new, false)
    }
    Observations.all.append(Observations.Entry(observation: observation))
    if options.contains(.initial) { tell(self, nil, last, false) }
    return observation
  }

  /// Says that a property is about to change; those who observe it are told by `didChangeValue(for:)`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells those who observe the property.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    Observations.look { $0.object === self ? $0.keyPath == keyPath : nil }
  }
}

/// Whether two values cannot be told apart. Values that cannot be compared count as the same.
private func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
  func isEqual<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  if let left = left as? any Equatable { return isEqual(left) }
  return Value.self is AnyClass ? left as AnyObject === right as AnyObject : true
}

/// All observations that are kept.
@MainActor
package enum Observations {
  struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  fileprivate static var all: [Entry] = []

  /// Tells of what has become another by itself.
  package static func lookAtAll() {
    guard !all.isEmpty else { return }
    look { _ in false }
  }

  /// - Parameter always: whether to tell even of a value that is the same; nil passes over the observation.
  fileprivate static func look(_ always: (NSKeyValueObservation) -> Bool?) {
    all.removeAll { $0.observation?.look == nil }
    for case let observation? in all.map(\.observation) {
      if let always = always(observation) { observation.look?(always) }
    }
  }
}
