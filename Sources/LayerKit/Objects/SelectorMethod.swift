private import Synchronization

/// A method without its object, with its types left behind: how a selector calls.
struct SelectorMethod: Sendable {
  let name: String
  /// The type that has the method, in words.
  let owner: String
  private let identity: ObjectIdentifier
  let fits: @MainActor (AnyObject) -> Bool
  let fitsInstances: @MainActor (AnyClass) -> Bool
  let call: @MainActor (AnyObject, [Any?]) -> Any

  init<Target, each Argument, Result>(
    _ name: String, ofClassesWhere isThere: @escaping @MainActor (AnyClass) -> Bool = { _ in true },
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    var count = 0
    for _ in repeat (each Argument).self { count += 1 }
    self.name = name.contains(":") ? name : name + String(repeating: ":", count: count)
    owner = "\(Target.self)"
    identity = ObjectIdentifier(Target.self)
    fits = { $0 is Target && isThere(type(of: $0)) }
    fitsInstances = { $0 is Target.Type && isThere($0) }
    call = { target, arguments in
      guard let target = target as? Target else { misuse("\(type(of: target)) is no \(Target.self)") }
      var rest = arguments[...]
      return method(target)(repeat Self.next((each Argument).self, of: &rest, name))
    }
  }

  /// An argument that the caller leaves out is nil. An object where a Bool is wanted counts as true, as its address does in
  /// Objective-C: so a button may call `popViewController(animated:)`.
  private static func next<Argument>(_ type: Argument.Type, of arguments: inout ArraySlice<Any?>, _ name: String) -> Argument {
    let value: Any? = arguments.popFirst() ?? nil
    if let argument = value as? Argument ?? (value != nil) as? Argument { return argument }
    misuse("\(name) was sent an argument that is no \(Argument.self)")
  }

  // MARK: All methods that selectors were made of

  private static let known = Mutex<[String: [SelectorMethod]]>([:])

  /// One method of each type is kept under each name, in the order in which they came.
  static func remember(_ method: SelectorMethod) {
    known.withLock { known in
      guard !(known[method.name]?.contains { $0.identity == method.identity } ?? false) else { return }
      known[method.name, default: []].append(method)
    }
  }

  static func named(_ name: String) -> [SelectorMethod] {
    known.withLock { $0[name] ?? [] }
  }
}
