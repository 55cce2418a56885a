/// The keys of the dictionary that tells an observer of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object that can be told of changes by a property's name. Every responder is one; another class says that it is.
@preconcurrency @MainActor
public protocol KeyValueObserver: NSObject {
  /// Called when a property has changed; the values are there if the options ask for them.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
}

extension KeyValueObserving {
  /// Tells the observer of the property's changes by `observeValue(forKeyPath:of:change:context:)` until one of both is gone.
  public func addObserver(
    _ observer: any KeyValueObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    Observations.add(observer, of: self, keyPath, options) { observer, object, change in
      unsafe observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  /// Does nothing where the property was not observed so.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    Observations.remove(observer, of: self, keyPath)
  }

  /// The context tells observations of one observer apart on iOS; here the last one ends, whatever its context is.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    Observations.remove(observer, of: self, keyPath)
  }
}
