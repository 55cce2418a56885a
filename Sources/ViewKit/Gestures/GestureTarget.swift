/// An object with its method, or a closure, that a recogniser calls.
struct GestureTarget {
  weak var object: AnyObject?
  var action: Selector?
  var closure: ((UIGestureRecognizer) -> Void)?

  @MainActor
  func send(_ recognizer: UIGestureRecognizer) {
    if let object, let action { action(on: object, recognizer) }
    closure?(recognizer)
  }

  /// Whether the target has this object and this action, where nil matches any. A closure has neither, so only two nils match it.
  func matches(_ object: AnyObject?, _ action: Selector?) -> Bool {
    (object == nil || object === self.object) && (action == nil || action == self.action)
  }
}

/// Lets the closure of `addTarget` take the recogniser as an instance of its own class.
@preconcurrency @MainActor
public protocol ClosureTargeting: UIGestureRecognizer {}

extension UIGestureRecognizer: ClosureTargeting {}

extension ClosureTargeting {
  /// Adds a closure that is called like the methods of targets; only `removeTarget(nil, action: nil)` removes it.
  public func addTarget(_ action: @escaping (Self) -> Void) {
    addClosure { recognizer in
      if let recognizer = recognizer as? Self { action(recognizer) }
    }
  }
}
