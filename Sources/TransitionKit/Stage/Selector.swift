/// A method and its name: what `#selector` gives on Apple's systems.
///
/// `Selector("handlePan:", Screen.handlePan(_:))` keeps an unapplied method reference, so overrides count and a private method
/// or a `lazy var` will do. Selectors of one name are equal.
public struct Selector: Sendable {
  /// As Objective-C spells it, a colon after each argument.
  public let name: String
  private let call: @MainActor (AnyObject, [Any?]) -> Void
  /// Whether an object is of the class whose method this is.
  private let fits: @MainActor (AnyObject) -> Bool

  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.name = name
    fits = { $0 is Target }
    call = { target, _ in _ = method(Self.cast(target, name))() }
  }

  @preconcurrency
  public init<Target: AnyObject, Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) {
    self.name = name
    fits = { $0 is Target }
    call = { target, arguments in
      _ = method(Self.cast(target, name))(Self.argument(0, of: arguments, name))
    }
  }

  @preconcurrency
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.name = name
    fits = { $0 is Target }
    call = { target, arguments in
      _ = method(Self.cast(target, name))(
        Self.argument(0, of: arguments, name), Self.argument(1, of: arguments, name))
    }
  }

  @MainActor
  func isMethod(of object: AnyObject) -> Bool { fits(object) }

  /// Calls the method on `target` with as many of the arguments as it takes.
  @MainActor
  func callAsFunction(on target: AnyObject, _ arguments: Any?...) {
    call(target, arguments)
  }

  @preconcurrency
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.name = name
    fits = { $0 is Target }
    call = { target, arguments in
      _ = method(Self.cast(target, name))(
        Self.argument(0, of: arguments, name), Self.argument(1, of: arguments, name), Self.argument(2, of: arguments, name))
    }
  }

  private static func cast<Target>(_ target: AnyObject, _ name: String) -> Target {
    guard let target = target as? Target else {
      preconditionFailure("\(type(of: target)) does not have the method \(name) of \(Target.self)")
    }
    return target
  }

  /// What the caller leaves out is nil.
  private static func argument<Argument>(_ index: Int, of arguments: [Any?], _ name: String) -> Argument {
    let value: Any? = arguments.indices.contains(index) ? arguments[index] : nil
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
