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

  /// Nil matches every object, or every action. A closure has neither: only nil and nil match it.
  func matches(_ object: AnyObject?, _ action: Selector?) -> Bool {
    (object == nil || object === self.object) && (action == nil || action == self.action)
  }
}

/// Lets `addTarget` hand each kind of recogniser to its closure as that kind.
@preconcurrency @MainActor
public protocol ClosureTargeting: UIGestureRecognizer {}

extension UIGestureRecognizer: ClosureTargeting {}

extension ClosureTargeting {
  /// Called as a method target is; `removeTarget(nil, action: nil)` takes it off.
  public func addTarget(_ action: @escaping (Self) -> Void) {
    addClosure { recognizer in
      if let recognizer = recognizer as? Self { action(recognizer) }
    }
  }
}
