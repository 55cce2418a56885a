/// A value that most owners leave as it usually is, kept apart where it is not: owners that are copied often stay small.
@propertyWrapper
struct Rare<Value: RarelySet> {
  private final class Box {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box?

  /// Whether it has ever been set.
  var isSet: Bool { box != nil }

  var wrappedValue: Value {
    get { box?.value ?? .usual }
    set { box = Box(newValue) }
  }

  var projectedValue: Rare<Value> { self }
}

protocol RarelySet {
  /// What it is unless somebody sets it.
  static var usual: Self { get }
}

extension CATransform3D: RarelySet {
  static var usual: CATransform3D { CATransform3DIdentity }
}

extension MediaTiming: RarelySet {
  static let usual = MediaTiming()
}
