public import LayerKit
import ViewKit

extension KeyValueObserving {
  /// The values of a property, as `observe(_:options:changeHandler:)` tells of them.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { [self] subscriber in
      MainActor.assumeIsolated {
        let values = CurrentValueSubject<Value, Never>(self[keyPath: keyPath])
        let observation = observe(keyPath, options: .new) { object, _ in values.send(object[keyPath: keyPath]) }
        values.dropFirst(options.contains(.initial) ? 0 : 1)
          .handleEvents(receiveCancel: { MainActor.assumeIsolated { observation.invalidate() } })
          .receive(subscriber: subscriber)
      }
    }
  }
}
