/// A property of a class that publishes its values, each just before the property has it.
@propertyWrapper
public struct Published<Value> {
  let property: PublishedProperty<Value>

  public init(wrappedValue: Value) {
    property = PublishedProperty(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The values of a property, the present one first.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let property: PublishedProperty<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      property.audience.add(AnySubscriber(subscriber), latest: { property.value })
    }

    func follow(_ publisher: some Combine.Publisher<Value, Never>) {
      property.sources.append(publisher.sink { [weak property] in property?.set($0) })
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(property: property) }
    set {}
  }

  @available(*, unavailable, message: "@Published is only for properties of classes")
  public var wrappedValue: Value {
    get { property.value }
    set { property.set(newValue) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].property.value }
    set { object[keyPath: storageKeyPath].property.set(newValue) }
  }
}

/// The value of a property, and those who listen to it.
final class PublishedProperty<Value> {
  fileprivate(set) var value: Value
  fileprivate let audience = Audience<Value, Never>()
  /// The publisher of the owner that holds the property, which speaks before a change; nil where nobody has asked for it.
  fileprivate var ownerWillChange: ObservableObjectPublisher?
  /// The publishers that set the property.
  fileprivate var sources: [AnyCancellable] = []

  fileprivate init(_ value: Value) {
    self.value = value
  }

  fileprivate func set(_ value: Value) {
    ownerWillChange?.send()
    audience.send(value)
    self.value = value
  }
}

/// A published property whose value's type is not known.
private protocol AnyPublished {
  var ownerWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: AnyPublished {
  fileprivate var ownerWillChange: ObservableObjectPublisher? {
    get { property.ownerWillChange }
    nonmutating set { property.ownerWillChange = newValue }
  }
}

/// An object that says so before one of its published properties changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The one publisher of the object. It is kept by the object's published properties; without any, it is a new one each time.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any AnyPublished] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      properties += level.children.compactMap { $0.value as? any AnyPublished }
      mirror = level.superclassMirror
    }
    let publisher = properties.lazy.compactMap(\.ownerWillChange).first ?? ObservableObjectPublisher()
    for property in properties { property.ownerWillChange = publisher }
    return publisher
  }
}

/// Says that an object will change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(AnySubscriber(subscriber))
  }

  public func send() { audience.send(()) }
}
