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
  /// Runs the action for a changed property. A basic animation without a start sets out from what the screen shows, so that a property
  /// that is already moving does not jump.
  func run(_ action: any CAAction, for property: AnimatableProperty, from before: AnimatableValue) {
    run(action, forKey: property.rawValue) {
      var shown = values
      property.set(before, in: &shown)
      return property.any(from: property.value(in: shown.presented(at: localTime)))
    }
  }

  func run(_ action: any CAAction, forKey key: String, from shown: () -> Any?) {
    guard let basic = action as? CABasicAnimation, basic.fromValue == nil || basic is BlockAction else {
      return action.run(forKey: key, object: self, arguments: nil)
    }
    guard let copy = basic.duplicate() as? CABasicAnimation else { return }
    copy.fromValue = copy.fromValue ?? shown()
    if let block = basic as? BlockAction { block.join(copy, on: self, forKey: key) } else { add(copy, forKey: key) }
  }
}
