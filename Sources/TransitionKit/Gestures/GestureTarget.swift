/// Whom a recogniser tells.
enum GestureTarget {
  case method(WeakTarget, Selector)
  case closure((UIGestureRecognizer) -> Void)

  struct WeakTarget {
    weak var object: AnyObject?
  }

  static func method(target: AnyObject, _ action: Selector) -> GestureTarget {
    .method(WeakTarget(object: target), action)
  }

  @MainActor
  func send(_ recognizer: UIGestureRecognizer) {
    switch self {
    case .method(let target, let action):
      if let object = target.object { action(on: object, recognizer) }
    case .closure(let action):
      action(recognizer)
    }
  }

  /// Nil matches every object, or every action. A closure has neither: only nil and nil match it.
  func matches(_ object: AnyObject?, _ action: Selector?) -> Bool {
    switch self {
    case .method(let target, let own): (object == nil || target.object === object) && (action == nil || own == action)
    case .closure: object == nil && action == nil
    }
  }
}

/// What lets `addTarget` hand each kind of recogniser to its closure as that kind.
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
