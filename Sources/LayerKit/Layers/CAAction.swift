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
  /// Runs the action for a changed property, if there is one.
  func runAction(for property: AnimatableProperty, from before: AnimatableValue) -> Bool {
    guard let action = action(forKey: property.rawValue) else { return false }
    return run(action, for: property, from: before)
  }

  private func run(_ action: any CAAction, for property: AnimatableProperty, from before: AnimatableValue) -> Bool {
    if let basic = action as? CABasicAnimation, basic.fromValue == nil {
      let copy = basic.duplicate()
      (copy as? CABasicAnimation)?.fromValue = property.any(from: before)
      add(copy, forKey: property.rawValue)
    } else {
      action.run(forKey: property.rawValue, object: self, arguments: nil)
    }
    return true
  }

  /// Asks the layer's owner, which answers for the block in force unless it is of a class of the user's own that knows better.
  /// - Returns: whether the block in force is to move the property.
  func ownerLeavesToBlock(_ property: AnimatableProperty, _ owner: any LayerOwner, from before: AnimatableValue) -> Bool {
    guard let action = owner.action(for: self, forKey: property.rawValue) else {
      if isRendered { addImplicitAnimation(of: property, from: before) }
      return false
    }
    if action === BlockAction.shared { return true }
    if action !== BlockAction.none, !CATransaction.disableActions() { _ = run(action, for: property, from: before) }
    return false
  }
}
