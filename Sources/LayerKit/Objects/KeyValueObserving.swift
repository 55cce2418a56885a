public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls at once, too, with the value that is there.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  @available(*, unavailable, message: "changes are noticed when they have been made: ask for .old and .new")
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
  /// The property's name, where it is observed by that.
  fileprivate var name: String?

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
  /// Properties of the engine's classes, and those that say so by `didChangeValue(for:)`, as `@objc dynamic` ones of adapted sources do,
  /// are told of before their setter returns; any other with the next change on the screen.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    observation.keyPath = keyPath
    observation.begin(on: self, options, { $0[keyPath: keyPath] }) { object, old, new in
      let change = NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: false)
      changeHandler(object, change)
    }
    Observations.all.append(Observations.Entry(observation: observation))
    return observation
  }

  /// Says that a property is about to change; those who observe it are told by `didChangeValue(for:)`.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells those who observe the property.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    Observations.look { $0.object === self ? $0.keyPath == keyPath : nil }
  }
}

extension NSKeyValueObservation {
  /// Looks at a value from now on.
  ///
  /// - Parameter tell: is given the old value and the new one if the options ask for them.
  fileprivate func begin<Object: NSObject, Value>(
    on object: Object, _ options: NSKeyValueObservingOptions, _ value: @escaping (Object) -> Value,
    _ tell: @escaping (Object, Value?, Value?) -> Void
  ) {
    var last = value(object)
    self.object = object
    look = { [weak object] always in
      guard let object else { return }
      let (old, new) = (last, value(object))
      guard always || !areSame(old, new) else { return }
      last = new
      tell(object, options.contains(.old) ? old : nil, options.contains(.new) ? new : nil)
    }
    if options.contains(.initial) { tell(object, nil, options.contains(.new) ? last : nil) }
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
    /// The observation, where nobody else keeps it.
    var kept: NSKeyValueObservation?
    weak var observer: (any KeyValueObserver)?
  }

  static var all: [Entry] = []
  /// The objects whose setters are at work.
  private static var changing: [ObjectIdentifier] = []

  /// Tells of what has become another by itself.
  package static func lookAtAll() {
    guard !all.isEmpty else { return }
    look { _ in false }
  }

  /// Runs a setter of a layer that takes more than one step, of which observers of the layer and its view see the last alone.
  package static func whileChanging(_ layer: CALayer, _ change: () -> Void) {
    guard !all.isEmpty else { return change() }
    let objects = [ObjectIdentifier(layer)] + (layer.owner.map { [ObjectIdentifier($0)] } ?? [])
    changing += objects
    change()
    changing.removeLast(objects.count)
    lookAtAll()
  }

  /// - Parameter always: whether to tell even of a value that is the same; nil passes over the observation.
  fileprivate static func look(_ always: (NSKeyValueObservation) -> Bool?) {
    all.removeAll { $0.observation?.look == nil || $0.observation?.object == nil }
    for case let observation? in all.map(\.observation) where !isChanging(observation.object) {
      if let always = always(observation) { observation.look?(always) }
    }
  }

  private static func isChanging(_ object: NSObject?) -> Bool {
    object.map { changing.contains(ObjectIdentifier($0)) } ?? false
  }
}

// MARK: - By name

extension Observations {
  static func add(
    _ observer: any KeyValueObserver, of object: NSObject, _ name: String, _ options: NSKeyValueObservingOptions,
    _ tell: @escaping (any KeyValueObserver, NSObject, [NSKeyValueChangeKey: Any]) -> Void
  ) {
    guard namedValue(name, of: object) != nil else {
      LayerScene.current?.diagnose("“\(name)” of a \(type(of: object)) is not observed: no such property is known here")
      return
    }
    let observation = NSKeyValueObservation()
    observation.name = name
    all.append(Entry(observation: observation, kept: observation, observer: observer))
    observation.begin(on: object, options, { namedValue(name, of: $0) ?? NSNull() }) { [weak observer] object, old, new in
      guard let observer else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      change[.newKey] = new
      change[.oldKey] = old
      tell(observer, object, change)
    }
  }

  static func remove(_ observer: NSObject, of object: NSObject, _ name: String) {
    let index = all.lastIndex { entry in
      entry.observer === observer && entry.observation?.object === object && entry.observation?.name == name
    }
    if let index { all.remove(at: index).observation?.invalidate() }
  }

  /// The value that a path of names leads to, with null for nil; nil if there is no such property.
  private static func namedValue(_ path: String, of object: NSObject) -> Any? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    if let value = (object as? any NamedProperties)?.valueOfProperty(path) { return value }
    let known = (object as? any NamedProperties)?.valueOfProperty(first)
    guard let value = known ?? storedValue(first, of: object) else { return nil }
    guard parts.count > 1 else { return value }
    return (value as? NSObject).flatMap { $0 is NSNull ? $0 : namedValue(parts[1], of: $0) }
  }

  private static func storedValue(_ name: String, of object: NSObject) -> Any? {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror).lazy
      .compactMap { $0.children.first { $0.label == name }?.value }.first.map { nullForNil($0) }
  }

  /// The value itself, or null for an optional that is nil.
  package static func nullForNil(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value ?? NSNull() : value
  }
}

/// An object whose properties are found by their names.
@MainActor
package protocol NamedProperties: NSObject {
  /// Null for nil; nil if the engine knows no property of that name.
  func valueOfProperty(_ name: String) -> Any?
}

extension CALayer: NamedProperties {
  package func valueOfProperty(_ name: String) -> Any? { value(forKeyPath: name) }
}
