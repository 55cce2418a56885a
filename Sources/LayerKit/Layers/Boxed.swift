/// A value in a box of its own, which is made when the value is first set. Owners that seldom set it stay small and cheap to copy.
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

/// A type that has a default value; a `Boxed` value is this default until it is set.
protocol Defaulted {
  static var defaultValue: Self { get }
}

extension MediaTiming: Defaulted {
  static let defaultValue = MediaTiming()
}
