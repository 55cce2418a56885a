/// A value that most owners never set, in a box of its own once it is set: so owners that are copied often stay small.
@propertyWrapper
struct Boxed<Value: Defaulted> {
  private final class Box {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box?

  /// Whether the value has ever been set.
  var isSet: Bool { box != nil }

  var wrappedValue: Value {
    get { box?.value ?? .defaultValue }
    set { box = Box(newValue) }
  }

  var projectedValue: Boxed<Value> { self }
}

/// A type whose values are all the same until somebody sets one.
protocol Defaulted {
  static var defaultValue: Self { get }
}

extension CATransform3D: Defaulted {
  static var defaultValue: CATransform3D { CATransform3DIdentity }
}

extension MediaTiming: Defaulted {
  static let defaultValue = MediaTiming()
}
