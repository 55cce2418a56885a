/// An object that may own a window: the delegate of an app or of a scene.
///
/// Apple's protocols leave `window` optional, so `delegate?.window` is a window in two optionals: one for a delegate that is not there,
/// one for a delegate without the property. These protocols read it the same way, and a delegate still declares `var window: UIWindow?`.
@preconcurrency @MainActor
public protocol WindowOwning: NSObjectProtocol {
  /// Nil for a delegate that leaves it out.
  @_disfavoredOverload
  var window: UIWindow? { get }
}

extension WindowOwning {
  @_disfavoredOverload
  public var window: UIWindow? { nil }

  /// The window under the protocol's own type, which is not mistaken for that in two optionals.
  var ownWindow: UIWindow? { window }
}

/// An app's own object. A stage is an app that has launched already: it calls none of the delegate's methods.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: WindowOwning {}

extension UIApplicationDelegate {
  public var window: UIWindow?? { .some(ownWindow) }
}
