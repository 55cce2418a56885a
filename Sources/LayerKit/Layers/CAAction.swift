/// An action that a layer runs when a property changes: an animation, or nothing.
@preconcurrency @MainActor
public protocol CAAction: NSObjectProtocol {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` as an action does nothing, and keeps the layer from its standard animation.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
  /// Adds the animation itself to the layer, with the changed property's name as the key.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

extension CALayer {
  /// Runs the action that `actions` has for a changed property, if it has one.
  func runAction(for property: AnimatableProperty, from before: AnimatableValue) -> Bool {
    guard let action = actions?[property.rawValue] else { return false }
    if let basic = action as? CABasicAnimation, basic.fromValue == nil {
      let copy = basic.duplicate()
      (copy as? CABasicAnimation)?.fromValue = property.any(from: before)
      add(copy, forKey: property.rawValue)
    } else {
      action.run(forKey: property.rawValue, object: self, arguments: nil)
    }
    return true
  }
}
