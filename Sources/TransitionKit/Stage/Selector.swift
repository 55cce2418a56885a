/// A method and its name: what `#selector` gives on Apple's systems.
///
/// `Selector("handlePan:", Screen.handlePan(_:))` keeps an unapplied method reference. So overrides are called, the method may be
/// private, and a `lazy var` may make the selector. Selectors of the same name are equal.
public struct Selector: Sendable {
  /// The name as Objective-C spells it, with a colon for each argument.
  public let name: String
  private let call: @MainActor (AnyObject, [Any?]) -> Void
  /// Whether an object is of the class whose method the selector names.
  private let fits: @MainActor (AnyObject) -> Bool

  @preconcurrency
  public init<Target: AnyObject, each Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    self.name = name
    fits = { $0 is Target }
    call = { target, arguments in
      var rest = arguments[...]
      _ = method(Self.cast(target, name))(repeat Self.next((each Argument).self, of: &rest, name))
    }
  }

  @MainActor
  func isMethod(of object: AnyObject) -> Bool { fits(object) }

  /// Calls the method on `target` with as many of the arguments as it takes.
  @MainActor
  func callAsFunction(on target: AnyObject, _ arguments: Any?...) {
    call(target, arguments)
  }

  private static func cast<Target>(_ target: AnyObject, _ name: String) -> Target {
    guard let target = target as? Target else {
      preconditionFailure("\(type(of: target)) does not have the method \(name) of \(Target.self)")
    }
    return target
  }

  /// An argument that the caller leaves out is nil.
  private static func next<Argument>(_ type: Argument.Type, of arguments: inout ArraySlice<Any?>, _ name: String) -> Argument {
    let value: Any? = arguments.popFirst() ?? nil
    guard let argument = value as? Argument else {
      preconditionFailure("\(name) was sent an argument that is no \(Argument.self)")
    }
    return argument
  }
}

extension Selector: Hashable, CustomStringConvertible {
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var description: String { name }
}
