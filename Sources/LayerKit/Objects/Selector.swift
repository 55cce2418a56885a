/// A method and its name: what `#selector` gives on Apple's systems.
///
/// `Selector("handlePan:", Screen.handlePan(_:))` keeps an unapplied method reference. So overrides are called, the method may be
/// private, and a `lazy var` may make the selector. Selectors of the same name are equal.
///
/// `Selector("handlePan:")` is a name alone. It finds the methods of that name for which a selector has been made before.
public struct Selector: Sendable {
  /// The name as Objective-C spells it, with a colon for each argument.
  public let name: String
  private let method: SelectorMethod?

  /// A name without a colon gets one for each argument of the method.
  @preconcurrency
  public init<Target, each Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    let made = SelectorMethod(name, method)
    self.name = made.name
    self.method = made
    SelectorMethod.remember(made)
  }

  /// A requirement that only some classes of a protocol have: `isThere` says which.
  @preconcurrency
  public init<Target, each Argument, Result>(
    _ name: String, ofClassesWhere isThere: @escaping @MainActor (AnyClass) -> Bool,
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    let made = SelectorMethod(name, ofClassesWhere: isThere, method)
    self.name = made.name
    self.method = made
    SelectorMethod.remember(made)
  }

  /// The type of the target is given where the closure cannot say it.
  @preconcurrency
  public init<Target, each Argument, Result>(
    _ name: String, of target: Target.Type,
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    self.init(name, method)
  }

  public init(_ str: String) {
    name = str
    method = nil
  }

  @MainActor
  package func isMethod(of object: AnyObject) -> Bool { method(for: object) != nil }

  @MainActor
  package func isMethod(ofInstancesOf type: AnyClass) -> Bool {
    method?.fitsInstances(type) ?? false || SelectorMethod.named(name).contains { $0.fitsInstances(type) }
  }

  /// Calls the method on `target` with as many of the arguments as it takes.
  @MainActor
  @discardableResult
  package func callAsFunction(on target: AnyObject, _ arguments: Any?...) -> Any {
    guard let method = method(for: target) else {
      misuse("\(type(of: target)) does not have the method \(name)\(method.map { " of \($0.owner)" } ?? "")")
    }
    return method.call(target, arguments)
  }

  /// The method that was given, or else another class's of the same name.
  @MainActor
  private func method(for target: AnyObject) -> SelectorMethod? {
    if let method, method.fits(target) { return method }
    return SelectorMethod.named(name).first { $0.fits(target) }
  }
}

extension Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
